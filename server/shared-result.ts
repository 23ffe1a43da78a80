import { type Clock, deviceTime } from '#domain/clock.ts'

/**
 * Gives what `work` gives, to any number of callers at the cost of one: a caller who comes while it is under way waits for it, and
 * what it gave is told for `forMs` after it was done. What it throws is told to those who wait, and to nobody later.
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
