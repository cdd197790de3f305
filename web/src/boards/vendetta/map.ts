/** The village as we drew it: thirteen blocks between lanes, and the harbour to the south-east. */

export const SIZE = 600

type Point = [number, number]

/** Where lanes cross; rows from north to south. */
const CORNERS: Point[][] = [
  [
    [12, 24],
    [150, 10],
    [300, 20],
    [446, 10],
    [588, 22],
  ],
  [
    [8, 156],
    [144, 148],
    [304, 158],
    [442, 146],
    [594, 154],
  ],
  [
    [14, 296],
    [158, 290],
    [294, 302],
    [450, 292],
    [590, 282],
  ],
  [
    [8, 438],
    [146, 444],
    [306, 436],
    [456, 430],
  ],
  [
    [18, 590],
    [156, 594],
    [296, 584],
  ],
]

/** Each district by its north-western corner. */
const PLACES: Record<number, Point> = {
  1: [0, 0],
  2: [0, 1],
  3: [0, 2],
  4: [0, 3],
  5: [1, 0],
  6: [1, 1],
  7: [1, 2],
  8: [1, 3],
  9: [2, 0],
  10: [2, 1],
  11: [2, 2],
  12: [3, 0],
  13: [3, 1],
}

const LANE = 7
const ROUNDING = 13

export interface Block {
  path: string
  /** The middle, around which the mafiosi stand. */
  x: number
  y: number
  left: number
  right: number
  top: number
  bottom: number
}

function corner(row: number, column: number): Point {
  return CORNERS[row]?.[column] ?? [0, 0]
}

/** Lanes bend: the middle of each wall is moved a little, on both sides alike. */
function bend([ax, ay]: Point, [bx, by]: Point): Point {
  const sway = Math.sin(ax + bx * 3.7 + ay * 1.3 + by * 2.1) * 6
  return Math.abs(ax - bx) > Math.abs(ay - by)
    ? [(ax + bx) / 2, (ay + by) / 2 + sway]
    : [(ax + bx) / 2 + sway, (ay + by) / 2]
}

function block(row: number, column: number): Block {
  const around: Point[] = [
    corner(row, column),
    corner(row, column + 1),
    corner(row + 1, column + 1),
    corner(row + 1, column),
  ]
  const walls = around.flatMap((point, index): Point[] => [
    point,
    bend(point, around[(index + 1) % 4] ?? point),
  ])
  const x = mean(around.map((point) => point[0]))
  const y = mean(around.map((point) => point[1]))
  const shrunk = walls.map(([px, py]): Point => {
    const away = Math.hypot(px - x, py - y)
    const kept = (away - LANE * (away > 85 ? 1.4 : 1)) / away
    return [x + (px - x) * kept, y + (py - y) * kept]
  })
  const xs = shrunk.map((point) => point[0])
  const ys = shrunk.map((point) => point[1])
  return {
    path: rounded(shrunk),
    x,
    y,
    left: Math.max(shrunk[0]?.[0] ?? 0, shrunk[6]?.[0] ?? 0, Math.min(...xs)),
    right: Math.min(shrunk[2]?.[0] ?? 0, shrunk[4]?.[0] ?? 0),
    top: Math.max(shrunk[0]?.[1] ?? 0, shrunk[2]?.[1] ?? 0, shrunk[1]?.[1] ?? 0),
    bottom: Math.min(Math.max(...ys), shrunk[4]?.[1] ?? 0, shrunk[6]?.[1] ?? 0),
  }
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** A closed line through these points, with its corners rounded off. */
function rounded(points: Point[]): string {
  const parts = points.map((point, index) => {
    const before = points.at(index - 1) ?? point
    const after = points[(index + 1) % points.length] ?? point
    const [sx, sy] = towards(point, before)
    const [ex, ey] = towards(point, after)
    return `${index ? 'L' : 'M'}${sx} ${sy}Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${ex} ${ey}`
  })
  return `${parts.join('')}Z`
}

function towards([ax, ay]: Point, [bx, by]: Point): [string, string] {
  const share = Math.min(0.5, ROUNDING / Math.hypot(bx - ax, by - ay))
  return [(ax + (bx - ax) * share).toFixed(1), (ay + (by - ay) * share).toFixed(1)]
}

export const BLOCKS = new Map<number, Block>(
  Object.entries(PLACES).map(([district, [row, column]]) => [Number(district), block(row, column)]),
)

/** The coast, from the eastern cliffs down to the southern beach; land is to the left. */
export const LAND =
  'M0 0H600V296C560 300 520 304 492 318C470 330 476 372 474 410C472 440 440 446 400 446C360 446 330 448 318 468C306 490 318 540 308 576Q304 592 300 600H0Z'

/** Where the mafiosi of each seat stand, from the middle of a block. */
export function slots(seats: number): Point[] {
  const rows = seats <= 4 ? [2, 2] : [3, 2]
  const step = seats <= 4 ? 50 : 39
  return rows
    .flatMap((length, row) =>
      Array.from({ length }, (_, index): Point => [
        (index - (length - 1) / 2) * step,
        row * 41 - 5,
      ]),
    )
    .slice(0, seats)
}

/** The next district in a direction, for the arrow keys; the same one where there is none. */
export function neighbour(from: number, key: string): number {
  const here = BLOCKS.get(from)
  const directions: Record<string, Point> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  }
  const way = directions[key]
  if (!here || !way) return from
  let best = from
  let least = Infinity
  for (const [district, there] of BLOCKS) {
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const effort = along + aside * 2.5
    if (along > 40 && effort < least) [best, least] = [district, effort]
  }
  return best
}
