import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { sharedResult } from '#server/shared-result.ts'
import type { Log } from './log.ts'

/**
 * Parts that the portal can serve without, each with a check that rejects, or does not answer, while the part
 * is unavailable.
 */
export type Probes = Record<string, () => Promise<void>>
export type Parts = {
  /** Returns the parts that were unavailable at the last check. Only the first call waits for the check to end. */
  degraded(): Promise<string[]>
  /** 1 for each part that is unavailable now, 0 for the others. */
  figures(): Promise<Record<string, number>>
}

const CHECK_EVERY_MS = 5 * SECOND_MS
/** The time limit for a check: much less than load balancers and scrapes wait. */
const WITHIN_MS = 2 * SECOND_MS

/**
 * Watches parts without which the portal still serves. `log` gets one line when a part becomes unavailable, and one
 * when it is available again.
 */
export function watchParts(
  probes: Probes,
  { clock, log }: { clock: Clock; log: Pick<Log, 'warn' | 'info'> },
): Parts {
  let away: string[] | undefined

  const checkParts = sharedResult(
    async () => {
      const found = await Promise.all(
        Object.entries(probes).map(async ([part, probe]) => {
          const isAway = await withTimeout(probe()).then(
            () => false,
            (err: unknown) => {
              if (!away?.includes(part)) log.warn({ err, part }, 'a part of the portal is away')
              return true
            },
          )
          if (!isAway && away?.includes(part)) log.info({ part }, 'a part of the portal is back')
          return [part, isAway] as const
        }),
      )
      away = found.flatMap(([part, isAway]) => (isAway ? part : []))
      return Object.fromEntries(found.map(([part, isAway]) => [part, Number(isAway)]))
    },
    { clock, forMs: CHECK_EVERY_MS },
  )

  return {
    figures: checkParts,
    async degraded() {
      const checking = checkParts()
      if (away === undefined) await checking
      return away ?? []
    },
  }
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeLimit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${WITHIN_MS} ms.`)), WITHIN_MS)
  })
  try {
    await Promise.race([work, timeLimit])
  } finally {
    clearTimeout(timer)
  }
}
