import type { Clock } from '#domain/clock.ts'
import { RegistryUnavailable } from '#server/business-registry/registry.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Log } from '#server/observability/log.ts'

type Deps = { db: Db; clock: Clock; log: Pick<Log, 'warn'> }
type RegistryCheck<Asked, Answer> = {
  /** Claims the companies of the next call. */
  take: (tx: Tx, now: Date) => Promise<Asked[]>
  /** Returns the answers by business number. Throws `RegistryUnavailable` if the registry does not answer. */
  ask: (taken: Asked[]) => Promise<ReadonlyMap<string, Answer>>
  store: (tx: Tx, asked: Asked, answer: Answer) => Promise<void>
  /** The subject of the questions, as the log names it. */
  what: string
}

/** The maximum number of calls in one run, so that a first run over many companies leaves time for the other jobs. */
const CALLS_A_RUN = 10

/**
 * Asks the tax office about the companies that are due until no company is left, the maximum of calls is reached, or
 * the tax office does not answer. No transaction is open during a call.
 */
export async function askRegistry<Asked extends { rnno: string }, Answer>(
  { db, clock, log }: Deps,
  { take, ask, store, what }: RegistryCheck<Asked, Answer>,
): Promise<void> {
  for (let call = 0; call < CALLS_A_RUN; call += 1) {
    const taken = await db.transaction((tx) => take(tx, clock.now()))
    if (taken.length === 0) return
    try {
      const found = await ask(taken)
      const unansweredCount = taken.filter(({ rnno }) => !found.has(rnno)).length
      if (unansweredCount > 0)
        log.warn({ left: unansweredCount }, `the registry of businesses left ${what} out`)
      for (const asked of taken) {
        const answer = found.get(asked.rnno)
        if (answer !== undefined) await db.transaction((tx) => store(tx, asked, answer))
      }
    } catch (error) {
      if (!(error instanceof RegistryUnavailable)) throw error
      log.warn({ err: error }, `${what} of businesses were not checked`)
      return
    }
  }
}
