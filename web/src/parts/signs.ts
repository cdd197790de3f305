/** Small signs drawn by us, in a square of 512, plain enough to be told apart when they are tiny. */

/** Cards in hand. */
export const hand =
  'M196 72h220a24 24 0 0 1 24 24v280a24 24 0 0 1-24 24H316V204a68 68 0 0 0-68-68h-76V96a24 24 0 0 1 24-24zM72 168h172a24 24 0 0 1 24 24v224a24 24 0 0 1-24 24H72a24 24 0 0 1-24-24V192a24 24 0 0 1 24-24z'
