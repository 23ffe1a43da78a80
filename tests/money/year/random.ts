/** Creates a generator of random choices that are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  /** Returns the next random number, from 0 to below 1. */
  function nextNumber(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** Returns a random integer from 0 to below `end`. */
  const integerBelow = (end: number) => Math.floor(nextNumber() * end)
  return {
    below: integerBelow,
    chance: (share: number) => nextNumber() < share,
    between: (first: number, last: number) => first + integerBelow(last - first + 1),
    oneOf: <T>(choices: readonly T[]): T => choices[integerBelow(choices.length)]!,
    /** A random name, chosen with the probability of its weight. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries(weights) as [Name, number][]
      let left = nextNumber() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return entries.find(([, weight]) => (left -= weight) < 0)?.[0] ?? entries.at(-1)![0]
    },
  }
}
export type Random = ReturnType<typeof createRandom>
