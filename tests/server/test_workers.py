"""Several workers at one port, on one PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from server.harness import BOT, ME, OPEN, SOURCE, Server, Socket, play_live
from server.postgres import new_database, runs, wait


def workers_of(server: Server) -> set[int]:
    """The processes that share the port."""
    assert server.process is not None
    return {
        child.pid
        for child in psutil.Process(server.process.pid).children()
        if runs(child) and "spawn_main" in " ".join(child.cmdline())
    }


def listening(server: Server) -> set[int]:
    """The processes that accept connections."""
    sockets = psutil.net_connections("tcp")
    return workers_of(server) & {one.pid for one in sockets if one.laddr.port == server.port}


def test_workers_share_port_and_tables_and_are_restarted(postgres: str) -> None:
    server = Server(new_database(postgres), "--workers", "2").start()
    try:
        wait(lambda: len(listening(server)) == 2, "they do not all listen")
        people = [server.person(f"P{number}") for number in range(3)]
        table = people[0].table(ME, OPEN, OPEN)
        for person in people[1:]:
            person.join(table)
        play_live([person.sit(table) for person in people])

        before = workers_of(server)
        os.kill(min(before), signal.SIGKILL)
        wait(lambda: len(listening(server) - before) == 1, "the dead one is not started again")
        server.person("Late").table(ME, BOT, BOT)
        assert server.stop() == 0
    finally:
        server.kill()


def test_all_sockets_of_a_table_are_at_one_worker(postgres: str) -> None:
    server = Server(new_database(postgres), "--workers", "2").start()
    try:
        wait(lambda: len(listening(server)) == 2, "they do not all listen")
        host = server.person("Host")
        places = []
        for _ in range(4):
            table = host.table(ME, BOT, BOT)
            watching = [host.sit(table) for _ in range(6)]
            places.append({worker_of(server, one) for one in watching})
            for one in watching:
                one.close()
        assert all(len(workers) == 1 for workers in places)
    finally:
        server.kill()


def worker_of(server: Server, client: Socket) -> int:
    """The process at the other end of a client's connection."""
    port = client.wire.socket.getsockname()[1]
    ends = [one for one in psutil.net_connections("tcp") if one.raddr and one.raddr.port == port]
    (worker,) = workers_of(server).intersection(one.pid for one in ends)
    return worker


def test_workers_stop_when_their_parent_is_killed(postgres: str) -> None:
    server = Server(new_database(postgres), "--workers", "2").start()
    workers = [psutil.Process(pid) for pid in workers_of(server)]
    assert len(workers) == 2
    server.kill()
    wait(lambda: not any(map(runs, workers)), "the workers go on")


def test_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "conclave.server", "--workers", "2", "--port", "0"]
    command += ["--database", str(tmp_path / "games.sqlite")]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    expected = "Error: More than one worker needs PostgreSQL: give its address with --database.\n"
    assert done.stderr == expected
