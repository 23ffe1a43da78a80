import { faker } from '@faker-js/faker/locale/ko'
import type { Clock } from '#domain/clock.ts'
import { kstDate, startOfDay } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { makeAbnormal } from './demo-abnormal.ts'
import { makeAccess } from './demo-access.ts'
import { makeAppPolicies } from './demo-app-policies.ts'
import { makeAppServices, makeApps } from './demo-apps.ts'
import { makeBillNotices } from './demo-bill-notices.ts'
import { makeBillPayments } from './demo-bill-payments.ts'
import { makeBills } from './demo-bills.ts'
import { makeCancellations } from './demo-cancellations.ts'
import { makeCashReceipts } from './demo-cash-receipts.ts'
import { makeCompanies, makeCorrections } from './demo-companies.ts'
import { makeCompanyPeople } from './demo-company-people.ts'
import { makeConsents } from './demo-consents.ts'
import { makeCounsels } from './demo-counsels.ts'
import { makeCredits } from './demo-credits.ts'
import { makeDelegations } from './demo-delegations.ts'
import { makeDeposits } from './demo-deposits.ts'
import { makeEditions } from './demo-editions.ts'
import { makeFunnel } from './demo-funnel.ts'
import { makeInquiries } from './demo-inquiries.ts'
import { withAbouts } from './demo-inquiry-abouts.ts'
import { makeStages } from './demo-lives.ts'
import { makeMailRecords } from './demo-mails.ts'
import { makeMembers, makeRoles } from './demo-members.ts'
import { makeNotifications } from './demo-notifications.ts'
import { numberMaker } from './demo-numbers.ts'
import { makeOwnApps } from './demo-own-apps.ts'
import { makePhoneMessages } from './demo-phone-messages.ts'
import { makePosts } from './demo-posts.ts'
import { makeRefunds } from './demo-refunds.ts'
import { makeRequestNotices } from './demo-request-notices.ts'
import { makeSettlements } from './demo-settlements.ts'
import { makeSignIns } from './demo-sign-ins.ts'
import { makeStaff } from './demo-staff.ts'
import { makeSubscriptions } from './demo-subscriptions.ts'
import { makeTaxInvoices } from './demo-tax-invoices.ts'
import { makeTrials } from './demo-trials.ts'

export type DemoWorld = ReturnType<typeof makeDemoWorld>

const usualSeed = 20_260_407
const companyAgeMs = 1_200 * DAY_MS

/**
 * Creates all demo data as plain objects, determined by the seed and the day. People, numbers and places are
 * invented; dates count back from the clock's day.
 */
export function makeDemoWorld(clock: Clock, seed = usualSeed) {
  // The data depends only on the day, so that a restart in the afternoon creates the same data as in the morning.
  const now = startOfDay(kstDate(clock.now()))
  faker.seed(seed)
  faker.setDefaultRefDate(now)
  const numbers = numberMaker(faker)
  const apps = makeApps(faker)
  const companies = makeCompanies(faker, numbers)
  const members = makeMembers(faker, numbers, companies, now)
  const foundedAt = new Date(now.getTime() - companyAgeMs)
  const subscriptions: PlainSubscription[] = makeSubscriptions({ faker, numbers, companies, members, now })
  const roles = makeRoles(faker, members, companies, apps)
  const bills = makeBills(faker, subscriptions, now)
  const posts = makePosts(faker, now)
  const staff = makeStaff(faker, numbers, foundedAt)
  const companyNames = new Map(companies.map(({ id, info }) => [id, info.companyName]))
  const staffIds = staff.members.map(({ id }) => id)
  const inquiries = makeInquiries({ faker, numbers, members, companyNames, staffIds, now })
  const { counsels, slots: counselSlots, series } = makeCounsels({ faker, numbers, members, companies, now })
  // Created last, so that existing demo data stays the same.
  const access = makeAccess({ faker, now, members, apps, roles })
  const { ownLevels, ...settled } = makeAppPolicies({ now, members, apps, levels: access.accessLevels })
  const abnormal = makeAbnormal({ faker, now, members, roles })
  const notifications = makeNotifications({ faker, members, now })
  const consents = makeConsents(faker, [...members, ...staff.members])
  const lives = makeStages({ faker, numbers, now }, subscriptions.length)
  const livingBills = makeBills(faker, lives.subscriptions, now, bills.length)
  const people = [...members, ...lives.members]
  const allSubscriptions = [...subscriptions, ...lives.subscriptions]
  const { billRefunds, ...refunded } = makeRefunds([...bills, ...livingBills], staffIds, now)
  const { taxInvoices, bills: invoiced } = makeTaxInvoices(refunded.bills, billRefunds, now)
  const { bills: allBills, ...corrections } = makeCredits(invoiced, allSubscriptions, now)
  const billPayments = makeBillPayments(allBills, now)
  const paid = { subscriptions: allSubscriptions, bills: allBills, billPayments, billRefunds, now }
  const { serviceEditions, editionNotices } = makeEditions(staffIds, now)
  const notified = [
    ...notifications,
    ...makeBillNotices({ members: people, subscriptions: allSubscriptions, bills: allBills, now }),
    ...makeRequestNotices(staffIds, allSubscriptions),
    ...editionNotices,
  ]
  const cancellations = makeCancellations(allSubscriptions, now)
  const own = makeOwnApps(members, companies)
  return {
    apps: [...apps, ...own.apps],
    appServices: makeAppServices(apps),
    companies: [
      ...companies.map(({ id, info }, index) => ({
        representative: info.ownerName,
        foundedOn: `${2009 + index}-04-01`,
        id,
        name: info.companyName,
        rnno: info.rnno,
        createdAt: foundedAt,
      })),
      staff.company,
    ],
    members: [...people, ...staff.members],
    roles: [...roles, ...staff.roles],
    ...makeCompanyPeople({ members: [...members, ...staff.members], companies, now }),
    companyCorrections: makeCorrections(companies, staffIds, now),
    subscriptions: allSubscriptions,
    trials: makeTrials(people, now),
    bills: allBills,
    billPayments,
    billRefunds,
    ...corrections,
    taxInvoices,
    ...makeCashReceipts(paid),
    phoneMessages: makePhoneMessages(allBills, allSubscriptions, now),
    mailRecords: makeMailRecords(notified, people, now),
    ...makeSettlements(allBills, billPayments, now),
    ...makeDeposits(paid),
    cancellations,
    serviceEditions,
    ...posts,
    ...inquiries,
    inquiries: withAbouts({
      inquiries: inquiries.inquiries,
      members,
      subscriptions: allSubscriptions,
      bills: allBills,
    }),
    ...access,
    ...settled,
    accessDelegations: makeDelegations({ now, members, roles }),
    accessLevels: [...access.accessLevels, ...ownLevels, ...own.levels],
    ...abnormal,
    signIns: makeSignIns({ now, members }),
    counsels,
    counselSlots,
    flowCounts: makeFunnel(now),
    notifications: notified,
    consents: [...consents, ...makeConsents(faker, lives.members)],
    referenceNumbers: [
      ...inquiries.referenceNumbers,
      ...series,
      ...lastNumbers(allSubscriptions.map(({ subscriptionNo }) => subscriptionNo)),
      ...lastNumbers(allBills.map(({ billNo }) => billNo)),
      ...lastNumbers(cancellations.map(({ cancellationNo }) => cancellationNo)),
    ],
  }
}

/** The last number of each series, from which the server continues. */
function lastNumbers(numbers: string[]): { series: string; last: number }[] {
  const last = new Map<string, number>()
  for (const each of numbers) {
    const [series = '', number] = each.split('-')
    last.set(series, Math.max(last.get(series) ?? 0, Number(number)))
  }
  return [...last].map(([series, highest]) => ({ series, last: highest }))
}
