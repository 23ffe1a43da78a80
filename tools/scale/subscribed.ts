import { systemClock } from '../../domain/clock.ts'
import type { Db } from '../../server/db/client.ts'
import { adminBillOperations } from '../../server/domains/bill/bill.admin.operations.ts'
import { memberBillOperations } from '../../server/domains/bill/bill.operations.ts'
import { subscriptionOperations } from '../../server/domains/subscription/subscription.operations.ts'
import type { Calls, Subject } from './measure.ts'
import { COMPANY, firstMember, rowId as id, MEMBER, peopleStatements } from './rows.ts'

// Checks a declared target: with 100,000 subscriptions and 2,400,000 bills, the first and the hundredth page of every
// list take at most twice as long as with 1,000 and 24,000. The largest company is the same in both cases.
const EACH = 1_000
const MONTHS = 24
const LARGE = 100
const [SUBSCRIPTION, BILL] = ['9', '10'] as const
/** The number of rows per page, so that a list of a thousand has a hundredth page. */
const LIMIT = 10

const states = (names: string[]) => `(array[${names.map((name) => `'${name}'`).join(', ')}])`

/** Measures the lists of subscriptions and bills. */
export const subscriptionSubject: Subject = {
  name: 'subscriptions',
  small: statements(1),
  large: statements(LARGE),
  sizes: [`${EACH} subscriptions and ${EACH * MONTHS} bills`, `${EACH * LARGE} and ${EACH * LARGE * MONTHS}`],
  calls,
}

function statements(companies: number): string[] {
  const subscriptionCount = companies * EACH
  return [
    ...peopleStatements(companies, 1),
    `insert into subscriptions (id, subscription_no, company_id, member_id, subscription_state, requested_at, start_date, next_bill_date, payment_cycle, currency, supply_amount, vat_amount, total_amount,
       service_info, company_info, subscriber_info, admin_info, payment)
     select ${id(SUBSCRIPTION, 'n')}, 'S2411-' || lpad(n::text, 6, '0'), ${id(COMPANY, `n % ${companies}`)}, ${id(MEMBER, `n % ${companies}`)},
       ${states(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ENDED', 'PAST_DUE', 'CANCEL_SCHEDULED', 'REJECTED', 'CANCELED', 'ACTIVE', 'REQUESTED'])}[1 + n / ${companies} % 10],
       now() - interval '730 days' - n % 1000 * interval '1 hour', current_date - 720, current_date + 10, 'M', case n / ${companies} % 5 when 0 then 'USD' else 'KRW' end, 135000, 13500, 148500,
       jsonb_build_object('serviceCode', 'SSO', 'serviceName', '빗장 통합 로그인', 'planCode', 'PRO', 'planName', '프로', 'userCount', 30, 'unitPrice', 4500, 'currency', 'KRW'),
       jsonb_build_object('companyName', '별빛나루 ' || lpad((n % ${companies})::text, 4, '0') || '호 주식회사', 'rnno', '1248100998', 'corporationNo', '1101110062432', 'ownerName', '나여울', 'address', repeat('솔바람길 ', 20)),
       jsonb_build_object('name', '신청인 ' || n, 'accountEmail', 'm' || n || '@scale.example', 'address', repeat('솔바람길 ', 20)),
       jsonb_build_object('name', '관리자 ' || n, 'email', 'a' || n || '@scale.example'),
       jsonb_build_object('paymentMethodCode', 'G', 'paymentMethodName', '지로', 'paymentGiro', jsonb_build_object('companyName', '별빛나루', 'address', repeat('솔바람길 ', 20)))
     from generate_series(0, ${subscriptionCount - 1}) n`,
    `insert into bills (id, bill_no, subscription_id, period, bill_state, currency, supply_amount, vat_amount, total_amount, bill_date, due_date, period_from, period_to, lines)
     select ${id(BILL, `n * ${MONTHS} + m`)}, 'B' || to_char(day, 'YYYY') || '-' || lpad((n * ${MONTHS} + m)::text, 7, '0'), ${id(SUBSCRIPTION, 'n')}, to_char(day, 'YYYY-MM'),
       case when m = 0 then ${states(['OPEN', 'FAILED', 'LATE', 'CREDIT', 'PAID'])}[1 + n / ${companies} % 5] when m = 5 and n % 10 = 0 then 'REFUNDED' else 'PAID' end,
       case n / ${companies} % 5 when 0 then 'USD' else 'KRW' end, 135000, 13500, 148500, day, day + 14, day, (day + interval '1 month')::date - 1,
       jsonb_build_array(jsonb_build_object('lineType', 'SERVICE', 'label', '빗장 통합 로그인 프로 30명', 'fromDate', day, 'toDate', day, 'supplyAmount', 135000, 'vatAmount', 13500))
     from generate_series(0, ${MONTHS - 1}) m, generate_series(0, ${subscriptionCount - 1}) n, lateral (select (current_date - n % 28 - m * interval '1 month')::date as day) d`,
  ]
}

type Page = { nextCursor: string | null }
type ReadPage = (page: { limit: number; cursor?: string | undefined }) => Promise<Page>

async function calls(db: Db): Promise<Calls> {
  // Only the dependencies that lists use are provided.
  const deps = { db, clock: systemClock, limits: {} } as never
  const [own, staff, operations] = [
    memberBillOperations(deps),
    adminBillOperations(deps),
    subscriptionOperations(deps),
  ]
  const caller = firstMember()
  const month = new Date().toISOString().slice(0, 'YYYY-MM'.length)
  const lists: Record<string, ReadPage> = {
    'own subscriptions': (page) => operations.listSubscriptions(page, caller),
    'own subscriptions in use': (page) =>
      operations.listSubscriptions({ ...page, subscriptionState: 'ACTIVE' }, caller),
    'own bills': (page) => own.listBills(page, caller),
    'own bills, paid': (page) => own.listBills({ ...page, billState: 'PAID' }, caller),
    'own bills of a month': (page) => own.listBills({ ...page, period: month }, caller),
    'requests for the staff': (page) =>
      operations.listAdminSubscriptions({ ...page, subscriptionState: 'REQUESTED' }, caller),
    'all subscriptions': (page) => operations.listAdminSubscriptions(page, caller),
    'all subscriptions in use': (page) =>
      operations.listAdminSubscriptions({ ...page, subscriptionState: 'ACTIVE' }, caller),
    'all subscriptions, a company': (page) =>
      operations.listAdminSubscriptions({ ...page, search: '별빛나루 0000호' }, caller),
    'all subscriptions, a number': (page) =>
      operations.listAdminSubscriptions({ ...page, search: 'S2411-000077' }, caller),
    'all bills': (page) => staff.listAdminBills(page, caller),
    'all bills, late': (page) => staff.listAdminBills({ ...page, billState: 'LATE' }, caller),
    'all bills of a month': (page) => staff.listAdminBills({ ...page, period: month }, caller),
    'all bills, paid, of a month': (page) =>
      staff.listAdminBills({ ...page, billState: 'PAID', period: month }, caller),
    'all bills, a company': (page) => staff.listAdminBills({ ...page, search: '별빛나루 0000호' }, caller),
    'all bills, a subscription': (page) => staff.listAdminBills({ ...page, search: 'S2411-000077' }, caller),
    'all bills, a number': (page) =>
      staff.listAdminBills({ ...page, search: `B${month.slice(0, 4)}-0000077` }, caller),
  }
  const found: Calls = {
    'counts of own subscriptions': () => operations.countSubscriptions({}, caller),
    'own subscriptions in use, counted': () => operations.countActiveSubscriptions({}, caller),
  }
  for (const [name, read] of Object.entries(lists)) {
    found[name] = () => read({ limit: LIMIT })
    const cursor = await deepCursor(read)
    if (cursor) found[`${name}, a late page`] = () => read({ limit: LIMIT, cursor })
  }
  return found
}

/**
 * Returns the cursor of the hundredth page, or of the last full page if there are fewer pages; undefined if there is
 * only one page.
 */
async function deepCursor(read: ReadPage): Promise<string | undefined> {
  let cursor: string | undefined
  for (let rows = 0; rows < 99 * LIMIT; rows += 9 * LIMIT) {
    const { nextCursor } = await read({ limit: 9 * LIMIT, cursor })
    if (nextCursor === null) break
    cursor = nextCursor
  }
  return cursor
}
