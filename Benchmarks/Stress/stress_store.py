# This source file is part of the IntentBus project.
# Licensed under Apache License v2.0. See LICENSE for license information.

"""Has many processes write to one store at once, and kills others while they write."""

import argparse
import collections
import glob
import json
import os
import plistlib
import random
import signal
import subprocess
import sys
import tempfile
import time

GROUP = "group.com.example.stress"
LOCKED = "is locked by another process for too long"


class Stress:
    def __init__(self, options, scratch):
        self.surfacectl = options.surfacectl
        self.plugin = options.plugin
        self.scratch = scratch
        self.running = []
        # Killed runs leave their temporary folders; these go with this one.
        self.environment = os.environ | {
            "TMPDIR": os.path.join(scratch, "tmp"), "SURFACECTL_CACHE": os.path.join(scratch, "cache")}
        os.mkdir(self.environment["TMPDIR"])

    def end(self):
        """Kills whatever is still running."""
        for process in self.running:
            if process.poll() is None:
                kill_session(process)

    # Runs

    def press(self, intent, store, settings, output, more=()):
        """Starts a press in a session of its own, by which all its processes can be found."""
        arguments = [self.surfacectl, "press", intent, self.plugin, "--store", store]
        arguments += ["--format", "json", *more]
        for name, value in settings.items():
            arguments += ["--set", f"{name}={value}"]
        with open(output, "wb") as out, open(output + ".err", "wb") as errors:
            process = subprocess.Popen(
                arguments, stdin=subprocess.DEVNULL, stdout=out, stderr=errors,
                start_new_session=True, cwd=self.scratch, env=self.environment)
        self.running = [other for other in self.running if other.poll() is None] + [process]
        return process

    def values(self, store):
        """What the program itself reads from a store."""
        result = subprocess.run(
            [self.surfacectl, "store", "get", GROUP, "--store", store],
            capture_output=True, text=True, env=self.environment)
        values = {}
        for line in result.stdout.splitlines():
            key, _, rest = line.partition(" = ")
            values[key] = int(rest.split()[0])
        if result.returncode not in (0, 1) or result.stderr.startswith("error"):
            print(f"  store get: {result.stderr.strip()}")
        return values

    # Part 1

    def fill(self, processes, keys, limit):
        """Processes that all set keys of their own at once must lose none."""
        store = os.path.join(self.scratch, "fill")
        start = time.monotonic()
        runs = {}
        for number in range(1, processes + 1):
            output = os.path.join(self.scratch, f"fill-{number}.json")
            runs[number] = (
                self.press(
                    "FillIntent", store, {"number": number, "keys": keys}, output,
                    ["--timeout", "3600"]), output)
        unfinished = 0
        for process, _ in runs.values():
            try:
                process.wait(max(0.01, start + limit - time.monotonic()))
            except subprocess.TimeoutExpired:
                unfinished += 1
                kill_session(process)
        seconds = time.monotonic() - start

        values = self.values(store)
        lost, silent, refused, failed, longest = [], 0, 0, 0, 0
        for number, (_, output) in runs.items():
            report = read_report(output)
            missing = [
                f"p{number}-{index}" for index in range(1, keys + 1)
                if values.get(f"p{number}-{index}") != index]
            if report is None:
                failed += 1
                # What a run never acknowledged was not lost.
                continue
            longest = max(longest, report["milliseconds"])
            told = {
                failure["error"].split("'")[1] for failure in report["failures"]
                if "was not written" in failure["error"]}
            refused += sum(LOCKED in failure["error"] for failure in report["failures"])
            failed += report["outcome"] != "done"
            silent += len(set(missing) - told)
            lost += missing
        problems = list_problems(store)
        print(
            f"fill: {processes} processes × {keys} keys in {seconds:.1f} s; "
            f"{len(values)} of {processes * keys} keys are there; {len(lost)} lost, "
            f"{silent} of them without a word; lock limit hit {refused} times; "
            f"{unfinished} unfinished after {limit:.0f} s; {failed - unfinished} failed; "
            f"longest perform {longest / 1000:.1f} s")
        for problem in problems:
            print(f"  {problem}")
        if lost:
            print(f"  lost: {', '.join(lost[:10])}{' …' if len(lost) > 10 else ''}")
        return not (lost or refused or unfinished or failed or problems)

    # Part 2

    def kill(self, runs, limit, seed):
        """Runs that are killed must leave a whole file and everything that they acknowledged."""
        chance = random.Random(seed)
        store = os.path.join(self.scratch, "kill")
        notes = os.path.join(self.scratch, "notes")
        output = os.path.join(self.scratch, "kill.json")
        start = time.monotonic()
        # A list of some size, so that writing it anew takes long enough to be hit.
        self.press("FillIntent", store, {"number": 0, "keys": 100}, output).wait()
        acknowledged = {f"p0-{index}": index for index in range(1, 101)}
        counts = collections.Counter()
        problems = []
        last = 0
        done = 0
        seen = 0

        for number in range(1, runs + 1):
            if time.monotonic() - start > limit:
                break
            done += 1
            # Most are killed at any moment, some a moment after perform() has begun, and of some
            # only the process that performs is killed, so that the rest goes on to report it.
            manner = chance.choices(["any", "begun", "worker"], [6, 3, 1])[0]
            process = self.press("CountIntent", store, {"number": number, "notes": notes}, output)
            if manner == "any":
                time.sleep(chance.uniform(0, 0.06))
            else:
                wait_for_note(notes, f"{number} begin", process)
                time.sleep(chance.uniform(0, 0.02))
            is_killed = process.poll() is None
            if not is_killed:
                counts["finished"] += 1
            elif manner == "worker":
                kill_children(process)
                process.wait()
                counts["worker killed"] += 1
            else:
                kill_session(process)
                counts["killed"] += 1

            text = read_from(notes, seen)
            seen += len(text)
            stage = "before perform"
            for line in text.decode().splitlines():
                _, word, *rest = line.split()
                stage = {
                    "begin": "while reading", "read": "in the first write",
                    "count": "in the second write", "key": "after both writes"}[word]
                if not rest:
                    continue
                count = int(rest[0])
                if word == "count":
                    if count <= last:
                        problems.append(
                            f"run {number} counted to {count}, but {last} was acknowledged before")
                    last = max(last, count)
                    acknowledged["count"] = last
                else:
                    acknowledged[f"run-{number}"] = count
            counts[stage] += is_killed
            report = read_report(output)
            if report is not None:
                counts["reports"] += 1
                for write in report["writes"]:
                    if write["key"] == "count":
                        last = max(last, write["to"])
                        acknowledged["count"] = last
                    else:
                        acknowledged[write["key"]] = write["to"]
                for failure in report["failures"]:
                    if "was not written" in failure["error"] or "set aside" in failure["error"]:
                        problems.append(f"run {number}: {failure['error']}")
            problems += [f"run {number}: {problem}" for problem in list_problems(store)]

        seconds = time.monotonic() - start
        values = self.values(store)
        # A count that was written and not acknowledged may be there, too.
        lost = [
            key for key, value in acknowledged.items()
            if key not in values or (values[key] < value if key == "count" else values[key] != value)]
        left = len(glob.glob(glob.escape(store) + "/*.tmp")) + len(
            glob.glob(glob.escape(store) + "/.*.tmp"))
        print(
            f"kill: {done} of {runs} runs in {seconds:.1f} s: {counts['killed']} killed whole, "
            f"{counts['worker killed']} in their worker, {counts['finished']} had finished; "
            f"killed {counts['before perform']} before perform(), {counts['while reading']} while "
            f"it read, {counts['in the first write']} in the first write, "
            f"{counts['in the second write']} in the second, "
            f"{counts['after both writes']} after both; {counts['reports']} reports; "
            f"{len(acknowledged)} keys acknowledged, {len(lost)} lost; "
            f"{len(problems)} problems; {left} temporary files left; seed {seed}")
        for problem in problems[:10]:
            print(f"  {problem}")
        if lost:
            print(f"  lost: {', '.join(lost[:10])}{' …' if len(lost) > 10 else ''}")
        return not (lost or problems or done < runs)


# Files

def list_problems(store):
    """What is wrong with the files of a store."""
    problems = [
        f"{os.path.basename(path)} was set aside"
        for path in glob.glob(glob.escape(store) + "/*.damaged-*")]
    for name in [GROUP + ".plist", "." + GROUP + ".plist.who"]:
        try:
            with open(os.path.join(store, name), "rb") as file:
                plistlib.load(file)
        except FileNotFoundError:
            pass
        except Exception as error:
            problems.append(f"{name} can't be read: {error}")
    return problems


def read_report(path):
    """The report of a press; None when it was killed before it wrote all of one."""
    try:
        with open(path, "rb") as file:
            return json.load(file)
    except ValueError:
        return None


def read_from(path, offset):
    try:
        with open(path, "rb") as file:
            file.seek(offset)
            return file.read()
    except FileNotFoundError:
        return b""


def wait_for_note(path, text, process):
    offset = max(0, os.path.getsize(path) - 200) if os.path.exists(path) else 0
    while text.encode() not in read_from(path, offset).splitlines():
        if process.poll() is not None:
            return
        time.sleep(0.0002)


# Processes

def processes():
    """Each process with its parent and its session."""
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                state, parent, _, session = file.read().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        if state != "Z":
            yield int(name), int(parent), int(session)


def end(identifier):
    try:
        os.kill(identifier, signal.SIGKILL)
    except ProcessLookupError:
        pass


def kill_children(process):
    """Kills what a process has started."""
    for identifier, parent, _ in list(processes()):
        if parent == process.pid:
            end(identifier)


def kill_session(process):
    """Kills a process with all that it has started, and waits until all of it is gone."""
    end(process.pid)
    for _ in range(2000):
        left = [identifier for identifier, _, session in processes() if session == process.pid]
        if not left:
            break
        for identifier in left:
            end(identifier)
        time.sleep(0.0005)
    process.wait()


def main():
    parser = argparse.ArgumentParser(prog="stress-store")
    parser.add_argument("surfacectl")
    parser.add_argument("plugin", help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=["fill", "kill"])
    parser.add_argument("--processes", type=int, default=40)
    parser.add_argument("--keys", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--limit", type=float, default=300, help="seconds that each part may take")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with tempfile.TemporaryDirectory(prefix="stress-store.", ignore_cleanup_errors=True) as scratch:
        stress = Stress(options, scratch)
        try:
            is_fine = run(stress, options)
        finally:
            stress.end()
    sys.exit(0 if is_fine else 1)


def run(stress, options):
    """Runs the parts that are wanted; returns whether all is well."""
    # The compiler runs once, before anything counts.
    output = os.path.join(stress.scratch, "warm.json")
    warm = stress.press("FillIntent", os.path.join(stress.scratch, "warm"), {"keys": 1}, output)
    if warm.wait() != 0:
        with open(output + ".err") as file:
            sys.exit(f"the plugin can't be pressed: {file.read().strip()}")
    is_fine = True
    if options.only != "kill":
        is_fine = stress.fill(options.processes, options.keys, options.limit)
        sys.stdout.flush()
    if options.only != "fill":
        is_fine = stress.kill(options.runs, options.limit, options.seed) and is_fine
    return is_fine


main()
