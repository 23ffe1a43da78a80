import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Counts calls by a key, such as an address, in the memory of this process. What it gives takes one or more calls of a key,
 * and resolves with the seconds until some may be made again where these are too many, else with 0.
 */
export function createCallCounter({ most, seconds }: { most: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds })

  return async (key: string, calls = 1): Promise<number> => {
    try {
      await limiter.consume(key, calls)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }
}
