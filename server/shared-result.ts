import { type Clock, deviceTime } from '#domain/clock.ts'

/**
 * Shares the result of `work` among concurrent callers: a caller during the work waits for the result, which is
 * reused for `forMs` afterwards. An error is thrown to the waiting callers only; the next caller starts the work
 * again.
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
