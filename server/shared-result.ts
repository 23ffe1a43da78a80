import { type Clock, deviceTime } from '#domain/clock.ts'

/**
 * Returns the result of `work` to any number of callers at the cost of one: a caller who comes while it is under way waits for it,
 * and its result is reused for `forMs` after it was done. An error goes to those who wait, and to no later caller.
 */
export function sharedResult<Result>(
  work: () => Promise<Result>,
  { clock, forMs }: { clock: Clock; forMs: number },
): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  let done: { result: Result; at: number } | undefined
  const now = () => deviceTime(clock).getTime()

  async function ask(): Promise<Result> {
    try {
      const result = await work()
      done = { result, at: now() }
      return result
    } finally {
      underWay = undefined
    }
  }

  return () => {
    if (done && Math.abs(now() - done.at) < forMs) return Promise.resolve(done.result)
    return (underWay ??= ask())
  }
}
