/** Random choices that are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  /** The next random number, from 0 to below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A random integer from 0 to below `end`. */
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    chance: (share: number) => next() < share,
    between: (first: number, last: number) => first + below(last - first + 1),
    oneOf: <T>(choices: readonly T[]): T => choices[below(choices.length)]!,
    /** A random name, chosen with the probability of its weight. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries(weights) as [Name, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return entries.find(([, weight]) => (left -= weight) < 0)?.[0] ?? entries.at(-1)![0]
    },
  }
}
export type Random = ReturnType<typeof createRandom>
