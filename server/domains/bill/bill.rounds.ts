import type { Log } from '#server/observability/log.ts'
import type { BillDeps } from './bill.deps.ts'
import { chargeBills } from './bill.charge.ts'
import { markLate, markPastDue } from './bill.late.ts'
import { issueBills } from './bill.run.ts'

const EVERY_MS = 60_000

type BillRound = { issued: number; paid: number; failed: number; late: number; pastDue: number }

/**
 * Everything that bills do by themselves on a day: they are issued, charged, late, and make a subscription past due. Nothing of
 * it happens twice, whoever runs this and however often.
 */
export async function runBilling(deps: BillDeps): Promise<BillRound> {
  const issued = await issueBills(deps)
  const { paid, failed } = await chargeBills(deps)
  const late = await markLate(deps)
  const pastDue = await markPastDue(deps)
  return { issued, paid, failed, late, pastDue }
}

/** Does so every minute until the function it gives is called, which waits for what is under way. */
export function startBilling(deps: BillDeps & { log: Log }): () => Promise<void> {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= runBilling(deps)
      .catch((err: unknown) => deps.log.warn({ err }, 'bills wait for the clock'))
      .finally(() => (running = undefined))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
