import type { Clock } from '#domain/clock.ts'
import { concernsBilling } from '#domain/company/business-check.ts'
import { kstDate } from '#domain/dates.ts'
import { NUMBERS_A_CALL, type Registry, RegistryUnavailable } from '#server/business-registry/registry.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { businessCheckTexts } from '#server/messages/business-check-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { Log } from '#server/observability/log.ts'
import { businessCheckStore, type StoredBusinessCheck } from './business-check.store.ts'

export type BusinessCheckDeps = {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
  notices: Pick<Notices, 'put'>
  /** Undefined without a key: nothing is asked. */
  registry: Registry | undefined
}

/** The questions of one run, so that a first run over many companies leaves the other jobs their time. */
const CALLS_A_RUN = 10

/**
 * Asks the tax office about companies that appeared, whose number was corrected, or whose answer is a month old. Each is
 * asked about by one node; without an answer, again after a pause that grows. Waits for no answer within a transaction.
 */
export async function checkBusinesses(deps: BusinessCheckDeps): Promise<void> {
  const { db, clock, log, registry } = deps
  if (!registry) return
  const store = businessCheckStore(db)
  await store.follow(clock.now())
  for (let call = 0; call < CALLS_A_RUN; call += 1) {
    const taken = await db.transaction((tx) => store.take(tx, clock.now()))
    if (taken.length === 0) return
    try {
      const found = await registry.statesOf([...new Set(taken.map(({ rnno }) => rnno))])
      const left = taken.filter(({ rnno }) => !found.has(rnno)).length
      if (left > 0) log.warn({ left }, 'the registry of businesses left numbers out')
      for (const asked of taken) {
        const answer = found.get(asked.rnno)
        if (answer)
          await db.transaction(async (tx) => {
            const stored = await store.answer(tx, asked, answer, clock.now())
            if (stored) await notifyStaff(deps, tx, stored)
          })
      }
    } catch (error) {
      if (!(error instanceof RegistryUnavailable)) throw error
      log.warn({ err: error }, 'business numbers were not checked')
      return
    }
    if (taken.length < NUMBERS_A_CALL) return
  }
}

/** Notifies the staff who bill, once, that a company with running subscriptions is suspended or closed. */
async function notifyStaff(
  { db, clock, notices }: BusinessCheckDeps,
  tx: Tx,
  { companyId, companyName, state, closedOn, notifiedState }: StoredBusinessCheck & { companyName: string },
): Promise<void> {
  const store = businessCheckStore(db)
  if (state === null || !concernsBilling(state)) {
    if (notifiedState !== null) await store.noteNotified(tx, companyId, null)
    return
  }
  if (notifiedState === state) return
  const running = await store.runningCount(tx, companyId)
  if (running === 0) return
  for (const memberId of await staffOf(tx, 'BILLS'))
    await notices.put(tx, {
      memberId,
      label: 'service',
      ...businessCheckTexts[state](companyName, running, closedOn),
      // The page of the company is for those who sell.
      path: '/admin/bill',
      eventKey: `business-check-${state}:${companyId}:${kstDate(clock.now())}`,
    })
  await store.noteNotified(tx, companyId, state)
}
