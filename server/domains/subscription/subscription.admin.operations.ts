import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { kstDate } from '#domain/dates.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { subscriptionSorts } from '#domain/lists/admin-sorts.ts'
import { billDate } from '#domain/subscription/billing.ts'
import { isStartDate, MAX_REJECT_REASON_LENGTH } from '#domain/subscription/decision.ts'
import { isOwn, type Party } from '#domain/subscription/parties.ts'
import { problemOfReason } from '#domain/subscription/reasons.ts'
import { stateChangeOf, subscriptionRefusal } from '#domain/subscription/states.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { approvedMail, rejectedMail } from '#server/messages/subscription-mails.ts'
import { subscriptionNotices } from '#server/messages/subscription-notices.ts'
import { requestStore } from './request.store.ts'
import { type AdminOrder, adminSubscriptionStore } from './subscription.admin.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toDetail, toLine } from './subscription.rules.ts'
import type { ListedSubscription, StoredSubscription } from './subscription.store.ts'

type Own = 'listAdminSubscriptions' | 'getAdminSubscription' | 'approveSubscription' | 'rejectSubscription'
type SeenSubscription = { subscriptionId: string; version: number }

const defaultLimit = 20

/** The requested order; undefined for the default order of a list. */
const requestedOrder = (
  sort: Schema<'AdminSubscriptionSort'> = 'REQUESTED',
  sortDirection?: Schema<'SortDirection'>,
): AdminOrder | undefined =>
  sort === 'REQUESTED' && sortDirection === undefined
    ? undefined
    : { sort, sortDirection: sortDirection ?? subscriptionSorts[sort] }

/** The actions of the staff on subscriptions: browsing them, and deciding on requests. */
export function adminSubscriptionOperations({
  db,
  box,
  clock,
  notices,
  site,
}: SubscriptionDeps): Pick<OperationsTagged<'subscription', Caller>, Own> {
  async function read(from: Db | Tx, id: string, staff: Party): Promise<Schema<'AdminSubscription'>> {
    const found = await adminSubscriptionStore(from).find(id)
    if (!found) throw problemNamed('subscription.missing')
    const { subscription, staffName } = found
    const addresses = await requestStore(from).documentAddresses(subscription, 'staff')
    return {
      version: subscription.version,
      staffName,
      ownYn: isOwn(subscription, staff) ? 'Y' : 'N',
      companyId: subscription.companyId,
      detail: toDetail(subscription, sealedFields(box, id), addresses),
    }
  }

  /**
   * Decides on a request in the version that the staff saw; refused if the request has changed since, or is their
   * own.
   */
  async function decide(
    tx: Tx,
    { subscriptionId, version }: SeenSubscription,
    caller: Caller,
    type: 'approveSubscription' | 'rejectSubscription',
    set: object,
  ): Promise<StoredSubscription> {
    const staff = memberOf(caller)
    const seen = await adminSubscriptionStore(tx).find(subscriptionId)
    if (!seen) throw problemNamed('subscription.missing')
    if (isOwn(seen.subscription, staff)) throw problemNamed('decision.own')
    const decision = { ...set, decidedAt: clock.now(), deciderId: staff.memberId }
    const decided = await adminSubscriptionStore(tx).decide(
      { id: subscriptionId, version },
      stateChangeOf({ type }),
      decision,
    )
    if (decided) return decided
    const found = await adminSubscriptionStore(tx).find(subscriptionId)
    if (!found) throw problemNamed('subscription.missing')
    const refusal = subscriptionRefusal(found.subscription, { type }, kstDate(clock.now()))
    throw problemNamed(refusal ? problemOfReason(refusal) : 'subscription.revised')
  }

  return {
    async listAdminSubscriptions({
      subscriptionState,
      companyId,
      memberId,
      search,
      cursor,
      limit = defaultLimit,
      sort,
      sortDirection,
    }) {
      const order = requestedOrder(sort, sortDirection)
      const store = adminSubscriptionStore(db)
      const filter = { state: subscriptionState, companyId, memberId, words: searchWords(search) }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, counts, waiting] = await Promise.all([
        store.page(filter, { after, limit: limit + 1, order }),
        store.counts(filter),
        store.count({ state: 'REQUESTED', words: [] }),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ requestedAt, id }) => ({ at: requestedAt, id }))
      return {
        subscriptionState: subscriptionState ?? null,
        search: filter.words.join(' ') || null,
        waiting,
        total: totalIn(counts, subscriptionState),
        counts,
        nextCursor,
        list: shown.map(toAdminListItem),
      }
    },

    getAdminSubscription: ({ subscriptionId }, caller) => read(db, subscriptionId, memberOf(caller)),

    async approveSubscription(input, caller) {
      const { subscriptionId, startDate } = input
      if (!isStartDate(startDate, kstDate(clock.now()))) throw problemNamed('start.unfit')
      return db.transaction(async (tx) => {
        const found = await adminSubscriptionStore(tx).find(subscriptionId)
        if (!found) throw problemNamed('subscription.missing')
        const { subscriptionNo, paymentCycle } = found.subscription
        const contractNo = `C${subscriptionNo.slice(1)}`
        const row = await decide(tx, input, caller, 'approveSubscription', {
          startDate,
          contractNo,
          nextBillDate: billDate(startDate, paymentCycle, 0),
        })
        await notices.put(tx, {
          memberId: row.memberId,
          ...subscriptionNotices.approved(row, startDate),
          mail: approvedMail(row, startDate, site),
        })
        return read(tx, subscriptionId, memberOf(caller))
      })
    },

    async rejectSubscription(input, caller) {
      const rejectReason = typedText(input.reason)
      if (rejectReason === '' || rejectReason.length > MAX_REJECT_REASON_LENGTH)
        throw problemNamed('request.invalid')
      return db.transaction(async (tx) => {
        const row = await decide(tx, input, caller, 'rejectSubscription', { rejectReason })
        await notices.put(tx, {
          memberId: row.memberId,
          ...subscriptionNotices.rejected(row),
          mail: rejectedMail(row, rejectReason, site),
        })
        return read(tx, input.subscriptionId, memberOf(caller))
      })
    },
  }
}

function toAdminListItem(row: ListedSubscription): Schema<'AdminSubscriptionListItem'> {
  const { companyInfo, subscriberInfo } = row
  return { ...toLine(row), companyName: companyInfo.companyName, name: subscriberInfo.name }
}
