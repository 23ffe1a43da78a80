import type { Tx } from '#server/db/once.ts'
import type { TestEngine } from './engines.ts'
import { waitUntilBlocked } from './until-blocked.ts'

/**
 * Starts `act` while a transaction holds the locks of `hold`. Once `act` waits for the transaction or has ended, runs
 * `meanwhile`, commits the transaction, and returns the outcome of `act`. On the embedded engine `act` waits for the
 * whole transaction.
 */
export async function whileHeld<Outcome>(
  engine: TestEngine,
  hold: (tx: Tx) => Promise<unknown>,
  act: () => Promise<Outcome>,
  meanwhile: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<Outcome> {
  const { outcome } = await engine.database().db.transaction(async (tx) => {
    await hold(tx)
    const outcome = act()
    let isOver = false
    const isLockReleased = () => void (isOver = true)
    outcome.then(isLockReleased, isLockReleased)
    await waitUntilBlocked(engine, () => isOver)
    await meanwhile(tx)
    return { outcome }
  })
  return outcome
}
