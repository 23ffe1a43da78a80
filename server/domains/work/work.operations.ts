import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { type WorkKind, workKindsOf } from '#domain/work/kinds.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { securityAdminOf } from '#server/security/security-admin.ts'
import { type Waiting, workStore } from './work.store.ts'

type WorkDeps = {
  db: Db
  clock: Clock
  /** What waits for a decider, which the domain of access knows; nothing for a member without a part there. */
  waitingForDecider: (actor: {
    memberId: string
    companyId: string | null
  }) => Promise<{ waiting: Waiting } | undefined>
}

/** What waits for the staff, for deciders and for security admins. */
export function workOperations({ db, clock, waitingForDecider }: WorkDeps): OperationsTagged<'work', Caller> {
  const store = workStore(db)

  return {
    async listAdminWork(_, caller) {
      const member = memberOf(caller)
      const [decider, security] = await Promise.all([waitingForDecider(member), securityAdminOf(db, caller)])
      const kinds = workKindsOf({
        staff: member.staff,
        access: decider !== undefined,
        security: security !== undefined,
      })
      if (kinds.length === 0) throw problemNamed('role.missing')

      const none = () => Promise.resolve(undefined)
      const counts: Record<WorkKind, () => Promise<Waiting>> = {
        SUBSCRIPTION_REQUEST: store.subscriptionRequests,
        LATE_BILL: store.lateBills,
        REFUND: store.refunds,
        TAX_INVOICE: store.taxInvoices,
        INQUIRY: store.inquiries,
        COUNSEL_RECORD: () => store.counselRecords(clock.now()),
        ACCESS_REQUEST: () => Promise.resolve(decider?.waiting),
        ABNORMAL: security ? () => store.abnormalEvents(security, 'OPEN') : none,
        ABNORMAL_REVIEW: security ? () => store.abnormalEvents(security, 'REVIEW') : none,
      }
      const all = await Promise.all(kinds.map(async (kind) => ({ kind, waiting: await counts[kind]() })))
      const waiting = all.flatMap(({ kind, waiting: found }) => (found ? [{ kind, ...found }] : []))
      return {
        list: waiting
          .toSorted((one, other) => one.since.getTime() - other.since.getTime())
          .map(({ kind, count, since }) => ({
            workKind: kind,
            count,
            waitingSince: toWireTime(since),
          })),
      }
    },
  }
}
