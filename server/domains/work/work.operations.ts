import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { EXTENSION_OPENS_DAYS } from '#domain/access/codes.ts'
import { todayOf } from '#domain/access/terms.ts'
import type { Clock } from '#domain/clock.ts'
import { toWireTime } from '#domain/dates.ts'
import { hasAnyRole, type StaffRole } from '#domain/staff/roles.ts'
import { type WorkKind, workKindsOf } from '#domain/work/kinds.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { securityAdminOf } from '#server/security/security-admin.ts'
import { workDays } from './work.days.ts'
import { firstStepsOf } from './work.first-steps.ts'
import { toItem, workItems } from './work.items.ts'
import { type WaitingTasks, workStore } from './work.store.ts'

type WorkDeps = {
  db: Db
  box: Pick<SecretBox, 'open'>
  clock: Clock
  /**
   * The waiting requests of a decider, from the access domain; undefined for a member without a role in the access
   * area.
   */
  waitingForDecider: (actor: { memberId: string; companyId: string | null }) => Promise<
    | {
        waiting: () => Promise<WaitingTasks>
        first: (limit: number) => Promise<Parameters<typeof toItem>[1][]>
      }
    | undefined
  >
}

const MAX_ITEMS = 20

/** The tasks of the staff, deciders and security admins. */
export function workOperations({
  db,
  box,
  clock,
  waitingForDecider,
}: WorkDeps): OperationsTagged<'work', Caller> {
  const store = workStore(db)
  const items = workItems(db, box)

  /**
   * Returns the kinds of work for which a caller has a role, and the caller's access as decider and as security
   * admin.
   */
  async function workOf(caller: Caller) {
    const member = memberOf(caller)
    const [decider, security] = await Promise.all([waitingForDecider(member), securityAdminOf(db, caller)])
    const hasStaffRole = (role: StaffRole) => hasAnyRole(member.staffRoles, [role])
    const kinds = workKindsOf({
      sells: hasStaffRole('SELLS'),
      bills: hasStaffRole('BILLS'),
      refunds: hasStaffRole('REFUNDS'),
      answers: hasStaffRole('ANSWERS'),
      access: decider !== undefined,
      security: security !== undefined,
    })
    if (kinds.length === 0 && !member.staff) throw problemNamed('role.missing')
    return { kinds, decider, security }
  }

  return {
    async countMyWork(_, caller) {
      const member = memberOf(caller)
      const [owed, endingGrants, waiting] = await Promise.all([
        member.managesSubscriptions
          ? store.unpaidBills(member.companyId ?? member.memberId)
          : { unpaidBills: 0, lateBills: 0 },
        store.endingGrants(member.memberId, todayOf(clock.now()), EXTENSION_OPENS_DAYS),
        waitingForDecider(member).then((decider) => decider?.waiting()),
      ])
      return { ...owed, endingGrants, decisions: waiting?.count ?? 0 }
    },

    async listAdminWork(_, caller) {
      const member = memberOf(caller)
      const { memberId } = member
      const { kinds, decider, security } = await workOf(caller)
      const resolveUndefined = () => Promise.resolve(undefined)
      const counts: Record<WorkKind, () => Promise<WaitingTasks>> = {
        SUBSCRIPTION_REQUEST: store.subscriptionRequests,
        PRICE_APPROVAL: () => store.pricesToApprove(memberId),
        LATE_BILL: store.lateBills,
        TAX_INVOICE: store.taxInvoices,
        DEPOSIT: store.deposits,
        SETTLEMENT: store.settlements,
        REFUND: store.refunds,
        REFUND_APPROVAL: () => store.refundsToApprove(memberId),
        INQUIRY: store.inquiries,
        COUNSEL_RECORD: () => store.counselRecords(clock.now()),
        ACCESS_REQUEST: decider ? decider.waiting : resolveUndefined,
        ABNORMAL: security ? () => store.abnormalEvents(security, 'OPEN') : resolveUndefined,
        ABNORMAL_REVIEW: security ? () => store.abnormalEvents(security, 'REVIEW') : resolveUndefined,
      }
      const [waitingBills, all] = await Promise.all([
        store.waitingBills(member),
        Promise.all(kinds.map(async (kind) => ({ kind, waiting: await counts[kind]() }))),
      ])
      const waiting = all.flatMap(({ kind, waiting: found }) => (found ? [{ kind, ...found }] : []))
      return {
        waitingBills,
        list: waiting
          .toSorted((one, other) => one.since.getTime() - other.since.getTime())
          .map(({ kind, count, since }) => ({
            workKind: kind,
            count,
            waitingSince: toWireTime(since),
          })),
      }
    },

    async getAdminWorkDays(_, caller) {
      const { staffRoles } = memberOf(caller)
      const workKinds = (
        [
          ['SELLS', 'SUBSCRIPTION_REQUEST'],
          ['ANSWERS', 'INQUIRY'],
        ] as const
      ).flatMap(([role, kind]) => (hasAnyRole(staffRoles, [role]) ? [kind] : []))
      return workDays(db, { today: todayOf(clock.now()), workKinds })
    },

    async listAdminWorkItems({ workKind }, caller) {
      const { memberId } = memberOf(caller)
      const { kinds, decider, security } = await workOf(caller)
      const resolveUndefined = () => Promise.resolve([])
      type Find = () => ReturnType<typeof items.inquiries>
      const found: Record<WorkKind, Find> = {
        SUBSCRIPTION_REQUEST: () => items.subscriptionRequests(MAX_ITEMS),
        PRICE_APPROVAL: () => items.pricesToApprove(memberId, MAX_ITEMS),
        LATE_BILL: () => items.lateBills(MAX_ITEMS),
        TAX_INVOICE: () => items.taxInvoices(MAX_ITEMS),
        DEPOSIT: () => items.deposits(MAX_ITEMS),
        SETTLEMENT: () => items.settlements(MAX_ITEMS),
        REFUND: () => items.refunds(MAX_ITEMS),
        REFUND_APPROVAL: () => items.refundsToApprove(memberId, MAX_ITEMS),
        INQUIRY: () => items.inquiries(MAX_ITEMS),
        COUNSEL_RECORD: () => items.counselRecords(clock.now(), MAX_ITEMS),
        ACCESS_REQUEST: decider ? () => decider.first(MAX_ITEMS) : resolveUndefined,
        ABNORMAL: security
          ? () => items.abnormalEvents(security, 'OPEN', MAX_ITEMS, todayOf(clock.now()))
          : resolveUndefined,
        ABNORMAL_REVIEW: security
          ? () => items.abnormalEvents(security, 'REVIEW', MAX_ITEMS, todayOf(clock.now()))
          : resolveUndefined,
      }
      const wantedKinds = kinds.filter((kind) => workKind === undefined || kind === workKind)
      const [firstSteps, all] = await Promise.all([
        firstStepsOf(db, caller),
        Promise.all(wantedKinds.map(async (kind) => (await found[kind]()).map((one) => ({ kind, ...one })))),
      ])
      return {
        workKind: workKind ?? null,
        firstSteps,
        list: all
          .flat()
          .toSorted((one, other) => one.since.getTime() - other.since.getTime())
          .slice(0, MAX_ITEMS)
          .map(({ kind, ...one }) => toItem(kind, one)),
      }
    },
  }
}
