import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SECOND_MS } from '#domain/durations.ts'

/**
 * Counts calls by a key, such as an address, in the memory of this process. The returned function takes one
 * or more calls of a key, and resolves with 0, or with the seconds until more are allowed if these are too
 * many.
 */
export function createCallCounter({ most, seconds }: { most: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })

  return async (key: string, calls = 1): Promise<number> => {
    try {
      await limiter.consume(key, calls)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / SECOND_MS))
    }
  }
}
