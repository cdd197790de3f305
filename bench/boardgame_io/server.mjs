// boardgame.io's own server, with its default storage (memory), for a game about as simple as a
// turn of Vendetta. It listens on a free port of 127.0.0.1, says which in one line of JSON, and
// ends when its standard input does: so it cannot outlive whoever started it.
//
// package.json holds koa-compose back: with 4.2 the lobby of boardgame.io 0.50.2 is 404 throughout.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url); // boardgame.io has no entry points for `import`
const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const SEATS = 4;
const DISTRICTS = 13;
const SUPPLY = 10;

/** Put some of your mafiosi into a district; the turn then passes (`maxMoves`). */
function place({ G, playerID }, number, district) {
  const allowed = Number.isInteger(number) && number > 0 && number <= G.supply[playerID];
  if (!allowed || G.districts[district] === undefined) return INVALID_MOVE;
  G.supply[playerID] -= number;
  G.districts[district][playerID] += number;
}

const vendetta = {
  name: 'vendetta',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    districts: Array.from({ length: DISTRICTS }, () => Array(SEATS).fill(2)),
    supply: Array(SEATS).fill(SUPPLY),
  }),
  moves: { place },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    // Whoever has nothing left starts afresh, so that the game never ends.
    onBegin: ({ G, ctx }) => {
      if (G.supply[ctx.currentPlayer] === 0) G.supply[ctx.currentPlayer] = SUPPLY;
    },
  },
  // A seat sees its own supply, and no other.
  playerView: ({ G, playerID }) => ({
    ...G,
    supply: G.supply.map((held, owner) => (String(owner) === playerID ? held : null)),
  }),
};

const server = Server({ games: [vendetta], origins: [] });
server.router.get('/cpu', (context) => {
  context.body = process.cpuUsage();
});
// boardgame.io hands `port` to net.Server.listen as it is, which thus learns the host as well.
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
console.log(JSON.stringify({ port: appServer.address().port }));
process.stdin.resume().on('close', () => process.exit());
