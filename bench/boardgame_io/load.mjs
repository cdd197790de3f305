// Plays many matches on the server of server.mjs, and prints how it kept up, as JSON.
//
//     node load.mjs http://127.0.0.1:PORT TABLES SECONDS
//
// The clients are bare sockets of socket.io-client that speak boardgame.io's protocol, as its own
// multiplayer transport does, but keep no copy of the game to try each move on first: so the load
// takes less of the machine from the server. Each client has a connection of its own.

import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const { version } = createRequire(import.meta.url)('boardgame.io/package.json');

const SEATS = 4;
const DISTRICTS = 13;
const PACE_MS = 2000; // at a human pace: one move per table in this time
const FLAT_OUT_MS = 10_000; // at most so long flat out
const WARM_UP_MOVES = 8;
const PATIENCE_MS = 20_000;
const AT_ONCE = 20; // matches set up at the same time

const [url, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

function fail(why) {
  console.error(`load: ${why}`);
  process.exit(1);
}

async function lobby(path, body) {
  const response = await fetch(`${url}/games/vendetta/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) fail(`the lobby answered ${response.status} to ${path}`);
  return response.json();
}

class Client {
  constructor(match, seat, credentials) {
    this.match = match;
    this.seat = seat;
    this.credentials = credentials;
  }

  /** Connect, and resolve once the server has sent the state. */
  connect() {
    this.socket = io(`${url}/vendetta`, {
      transports: ['websocket'],
      multiplex: false,
      reconnection: false,
    });
    this.socket.on('connect_error', (error) => fail(`cannot connect: ${error.message}`));
    this.socket.on('disconnect', (reason) => fail(`disconnected: ${reason}`));
    this.socket.on('update', (_match, state) => {
      const news = state._stateID > this.state._stateID;
      this.state = state;
      if (news) this.match.arrived();
    });
    return new Promise((resolve) => {
      this.socket.on('sync', (_match, { state }) => {
        this.state = state;
        this.check();
        resolve();
      });
      this.socket.on('connect', () =>
        this.socket.emit('sync', this.match.id, this.seat, this.credentials, SEATS),
      );
    });
  }

  /** A seat must see its own supply, and no other: else the server did less than ours does. */
  check() {
    this.state.G.supply.forEach((held, owner) => {
      if ((held === null) === (String(owner) === this.seat)) fail('a supply is shown wrongly');
    });
  }

  place(number, district) {
    const payload = {
      type: 'place',
      args: [number, district],
      playerID: this.seat,
      credentials: this.credentials,
    };
    const action = { type: 'MAKE_MOVE', payload };
    this.socket.emit('update', action, this.state._stateID, this.match.id, this.seat);
  }
}

class Match {
  moves = 0;

  async open() {
    this.id = (await lobby('create', { numPlayers: SEATS })).matchID;
    this.clients = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const who = { playerID: String(seat), playerName: `player ${seat}` };
      const { playerCredentials } = await lobby(`${this.id}/join`, who);
      this.clients.push(new Client(this, String(seat), playerCredentials));
    }
    await Promise.all(this.clients.map((client) => client.connect()));
  }

  /** Move for whose turn it is; resolve to the milliseconds until all four have the new state. */
  move() {
    const client = this.clients[this.clients[0].state.ctx.currentPlayer];
    const supply = client.state.G.supply[client.seat];
    return new Promise((resolve) => {
      this.missing = SEATS;
      this.resolve = resolve;
      this.sent = performance.now();
      client.place(1 + (this.moves % supply), this.moves % DISTRICTS);
    });
  }

  arrived() {
    if (--this.missing > 0) return;
    this.moves++;
    this.resolve(performance.now() - this.sent);
    this.sent = undefined;
  }
}

/** One move per match every PACE_MS; resolve to how long each took to arrive, sorted. */
async function atHumanPace(matches) {
  const latencies = [];
  const start = performance.now();
  await Promise.all(
    matches.map(async (match) => {
      for (let due = Math.random() * PACE_MS; due < seconds * 1000; due += PACE_MS) {
        await sleep(Math.max(0, start + due - performance.now()));
        latencies.push(await match.move());
      }
    }),
  );
  return latencies.sort((a, b) => a - b);
}

/** Every match moves again as soon as all four have the state; resolve to the moves per second. */
async function flatOut(matches) {
  const start = performance.now();
  const end = start + Math.min(seconds * 1000, FLAT_OUT_MS);
  let moves = 0;
  await Promise.all(
    matches.map(async (match) => {
      for (; performance.now() < end; moves++) await match.move();
    }),
  );
  return (1000 * moves) / (performance.now() - start);
}

/** The server's CPU time so far, our own, and the clock, in seconds. */
async function cpu() {
  const spent = ({ user, system }) => (user + system) / 1e6;
  const server = spent(await (await fetch(`${url}/cpu`)).json());
  return { server, load: spent(process.cpuUsage()), clock: performance.now() / 1000 };
}

const matches = Array.from({ length: tables }, () => new Match());
for (let next = 0; next < tables; next += AT_ONCE) {
  await Promise.all(matches.slice(next, next + AT_ONCE).map((match) => match.open()));
}

setInterval(() => {
  const long = performance.now() - PATIENCE_MS;
  if (matches.some(({ sent }) => sent < long)) fail(`no new state after ${PATIENCE_MS} ms`);
}, 1000).unref();

await Promise.all(
  matches.map(async (match) => {
    for (let moves = 0; moves < WARM_UP_MOVES; moves++) await match.move();
  }),
);
const latencies = await atHumanPace(matches);
const before = await cpu();
const movesPerSecond = await flatOut(matches);
const after = await cpu();
for (const { clients } of matches) clients.forEach((client) => client.check());

const percentile = (share) => latencies[Math.ceil(latencies.length * share) - 1];
const milliseconds = (value) => Number(value.toFixed(1));
const cores = (who) => Number(((after[who] - before[who]) / (after.clock - before.clock)).toFixed(2));
console.log(
  JSON.stringify({
    peer: 'boardgame.io',
    version,
    storage: 'memory',
    tables,
    sockets: tables * SEATS,
    seconds,
    moves: latencies.length,
    p50_ms: milliseconds(percentile(0.5)),
    p99_ms: milliseconds(percentile(0.99)),
    worst_ms: milliseconds(percentile(1)),
    moves_per_second: Math.round(movesPerSecond),
    // Flat out, how many cores each of the two had in use: so one sees which was the limit.
    server_cores: cores('server'),
    load_cores: cores('load'),
  }),
);
process.exit();
