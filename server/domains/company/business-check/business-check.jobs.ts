import type { Clock } from '#domain/clock.ts'
import { businessNoticeAfter } from '#domain/company/business-check.machine.ts'
import { kstDate } from '#domain/dates.ts'
import type { ListedBusiness, Registry } from '#server/business-registry/registry.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { businessCheckTexts } from '#server/messages/business-check-texts.ts'
import type { Notices } from '#server/messages/notices.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import type { Log } from '#server/observability/log.ts'
import { askRegistry } from '../ask-registry.ts'
import { businessCheckStore, type StoredBusinessCheck } from './business-check.store.ts'

export type BusinessCheckDeps = {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
  notices: Pick<Notices, 'put'>
  /** Undefined if no key for the service of the tax office is configured: the tax office is not asked. */
  registry: Registry | undefined
}

/**
 * Asks the tax office about companies that are new, whose business number was corrected, or whose last answer is a
 * month old. One node asks about each company; without an answer it asks again after growing pauses. No transaction
 * is open during a call.
 */
export async function checkBusinesses(deps: BusinessCheckDeps): Promise<void> {
  const { db, clock, registry } = deps
  if (!registry) return
  const store = businessCheckStore(db)
  await store.follow(clock.now())
  await askRegistry(deps, {
    take: store.take,
    ask: (taken) => registry.statesOf([...new Set(taken.map(({ rnno }) => rnno))]),
    async store(tx, asked, answer) {
      const stored = await store.answer(tx, asked, answer, clock.now())
      if (stored) await notifyStaff(deps, tx, { ...stored, ...answer })
    },
    what: 'numbers',
  })
}

/**
 * Notifies the staff with the role BILLS, once, that a company with running subscriptions is suspended or closed.
 */
async function notifyStaff(
  { db, clock, notices }: BusinessCheckDeps,
  tx: Tx,
  {
    companyId,
    companyName,
    state,
    closedOn,
    notifiedState,
  }: StoredBusinessCheck & ListedBusiness & { companyName: string },
): Promise<void> {
  const store = businessCheckStore(db)
  const running = await store.runningCount(tx, companyId)
  const notified = businessNoticeAfter(notifiedState, state, running > 0)
  if (notified === undefined) return
  if (notified !== null)
    for (const memberId of await staffOf(tx, 'BILLS'))
      await notices.put(tx, {
        memberId,
        label: 'service',
        ...businessCheckTexts[notified](companyName, running, closedOn),
        // Only the staff with the role SELLS can open the page of the company, so the notification leads to the
        // bills.
        path: '/admin/bill?waitingFor=ALL',
        eventKey: `business-check-${notified}:${companyId}:${kstDate(clock.now())}`,
      })
  await store.noteNotified(tx, companyId, notified)
}
