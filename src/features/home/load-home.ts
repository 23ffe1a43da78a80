import type { Api, Output } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { type PagePart, partsOf } from '#src/components/part/part.ts'
import { namedStatesOf, wasClosedLongAgo } from './home-state.ts'

/** The subscriptions of the home page: their number in each state, and those that it names. */
export type HomeSubscriptions = {
  counts: Output<'countSubscriptions'>
  named: Output<'listSubscriptions'>['list']
  /**
   * The rejection of the first named request. If no subscription is named, the rejection of the rejected request in
   * `past`.
   */
  rejection: Rejection | undefined
  /**
   * The newest rejected and the newest cancelled request, if they were closed long ago. They are not the subject of
   * the first card.
   */
  past: Output<'listSubscriptions'>['list']
}
/** The staff's reason for a rejection, and its time. */
export type Rejection = { reason: string; decidedAt: string }
export type HomeParts = {
  subscriptions: HomeSubscriptions
  active: Output<'countActiveSubscriptions'>
  bills: Output<'listBills'>
  grants: Output<'listAccessGrants'>
  requests: Output<'listAccessRequests'>
  decisions: Output<'listAccessDecisions'>
  terms: Output<'listMyTerms'>
  trials: Output<'listTrials'>
  prices: Output<'listPriceConsents'>
  news: Output<'listNotices'>
}
/** The parts of the home page. The page is shown even if a part could not be loaded. */
export type Home = { [Name in keyof HomeParts]: PagePart<HomeParts[Name]> }

const SHOWN = 5
const SHOWN_NEWS = 5
/** The number of the latest bills that are read, for the list and for the count of bills paid on time. */
const READ_BILLS = 12

/** Loads the data of a member's home page. */
export async function loadHome(context: AppContext, signal: AbortSignal): Promise<Home> {
  const { api } = context
  const part = partsOf(context, signal)
  const [subscriptions, active, bills, grants, requests, decisions, terms, trials, prices, news] =
    await Promise.all([
      part((signal) => readSubscriptions(api, signal)),
      part((signal) => api.countActiveSubscriptions({}, { signal })),
      part((signal) => api.listBills({ limit: READ_BILLS }, { signal })),
      part((signal) => api.listAccessGrants({}, { signal })),
      part((signal) => api.listAccessRequests({ approvalResult: 'WAITING', limit: SHOWN }, { signal })),
      part((signal) => api.listAccessDecisions({ limit: SHOWN }, { signal })),
      part((signal) => api.listMyTerms({}, { signal })),
      part((signal) => api.listTrials({}, { signal })),
      part((signal) => api.listPriceConsents({}, { signal })),
      part((signal) => api.listNotices({ limit: SHOWN_NEWS }, { signal })),
    ])
  return { subscriptions, active, bills, grants, requests, decisions, terms, trials, prices, news }
}

async function readSubscriptions(api: Api, signal: AbortSignal): Promise<HomeSubscriptions> {
  const counts = await api.countSubscriptions({}, { signal })
  const today = kstDate(portalClock.now())
  const past: HomeSubscriptions['past'] = []
  let pastRejection: Rejection | undefined
  const found = await Promise.all(namedStatesOf(counts.states).map((state) => readState(api, state, signal)))
  for (const { named, rejection } of found) {
    const [first] = named
    if (!first) continue
    if (!wasClosedLongAgo(first, today, rejection?.decidedAt)) return { counts, named, rejection, past }
    past.push(first)
    pastRejection ??= rejection
  }
  return { counts, named: [], rejection: pastRejection, past }
}

/** Loads the newest subscriptions in a state, and the rejection of the first one. */
async function readState(
  api: Api,
  subscriptionState: SubscriptionState,
  signal: AbortSignal,
): Promise<Pick<HomeSubscriptions, 'named' | 'rejection'>> {
  const { list: named } = await api.listSubscriptions({ subscriptionState, limit: SHOWN }, { signal })
  const [first] = named
  const isRejected = subscriptionState === 'REJECTED' && first !== undefined
  return { named, rejection: isRejected ? await readRejection(api, first, signal) : undefined }
}

async function readRejection(
  api: Api,
  { subscriptionId }: { subscriptionId: string },
  signal: AbortSignal,
): Promise<Rejection | undefined> {
  const { subscriptionInfo } = await api.getSubscriptionDetail({ subscriptionId }, { signal })
  const { rejectReason: reason, decidedAt } = subscriptionInfo
  return reason !== undefined && decidedAt !== undefined ? { reason, decidedAt } : undefined
}
