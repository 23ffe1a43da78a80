import type pg from 'pg'
import type { Tally } from './traffic.ts'
import type { ChargeEnd, DayWorld } from './world.ts'

/** Counts the bills with each result, and how many of them have the result that their card determines. */
async function chargesOf(pool: pg.Pool, { subscriptions }: DayWorld) {
  const { rows } = await pool.query<{ id: string; end: ChargeEnd | 'WAITING'; bills: number }>(
    `select b.subscription_id as id, count(*) over (partition by b.subscription_id)::int as bills,
       case when b.bill_state in ('PAID', 'FAILED') then b.bill_state
         when exists (select from bill_payments p where p.bill_id = b.id and p.payment_state = 'STARTED') then 'UNHEARD'
         else 'WAITING' end as end
     from bills b where b.subscription_id = any($1::uuid[])`,
    [subscriptions.map(({ id }) => id)],
  )
  const expectedEnds = new Map(subscriptions.map(({ id, end }) => [id, end]))
  const countOf = (end: ChargeEnd) => rows.filter((row) => row.end === end).length
  return {
    counts: { PAID: countOf('PAID'), FAILED: countOf('FAILED'), UNHEARD: countOf('UNHEARD') },
    right: rows.filter(({ id, end, bills }) => bills === 1 && expectedEnds.get(id) === end).length,
  }
}

/** Whether each subscription has exactly one bill, with the result that its card determines. */
export async function isBilled(pool: pg.Pool, world: DayWorld): Promise<boolean> {
  return (await chargesOf(pool, world)).right === world.subscriptions.length
}

/** Checks the conditions that must hold at the end of a day; returns the description and the result of each. */
export async function booksOf(
  pool: pg.Pool,
  world: DayWorld,
  { requests, decisions }: Tally,
): Promise<[string, boolean][]> {
  const subscriptions = world.subscriptions.map(({ id }) => id)
  const one = async (text: string, given: unknown[] = []) =>
    Number((await pool.query<{ n: string }>(text, given)).rows[0]!.n)

  const found = await one('select count(*) as n from access_requests where id = any($1::uuid[])', [requests])
  const asDecided = await one(
    `select count(*) as n from access_requests r
     join (select unnest($1::uuid[]) as id, unnest($2::text[]) as result) d on d.id = r.id and d.result = r.approval_result`,
    [decisions.map(({ requestId }) => requestId), decisions.map(({ result }) => result)],
  )
  const distinct = new Set(decisions.map(({ requestId }) => requestId)).size
  const twice = await one(
    `select count(*) as n from (select request_id from access_events
     where event in ('request.approved', 'request.rejected') group by request_id having count(*) > 1) t`,
  )
  const unrecorded = await one(
    `select count(*) as n from access_requests r where close_reason = 'DECISION' and id = any($1::uuid[]) and not exists
     (select from access_events e where e.request_id = r.id and e.event in ('request.approved', 'request.rejected'))`,
    [requests],
  )
  const grants = await one(
    `select count(*) as n from (select member_id, level_id from access_grants where use_status <> 'EXPIRE'
     group by member_id, level_id having count(*) > 1) t`,
  )
  const billed = await one(
    `select count(distinct subscription_id) as n from bills where subscription_id = any($1::uuid[])`,
    [subscriptions],
  )
  const { counts, right } = await chargesOf(pool, world)
  const doubled = await one(
    `select count(*) as n from (select subscription_id, period_from from bills where bill_kind = 'CYCLE'
     and subscription_id = any($1::uuid[]) group by 1, 2 having count(*) > 1) t`,
    [subscriptions],
  )
  const [paid, paidOnce] = await Promise.all([
    one(`select count(*) as n from bills where subscription_id = any($1::uuid[]) and bill_state = 'PAID'`, [
      subscriptions,
    ]),
    one(
      `select count(*) as n from bills b where subscription_id = any($1::uuid[]) and bill_state = 'PAID' and
       (select count(*) from bill_payments p where p.bill_id = b.id and p.payment_state = 'PAID') = 1`,
      [subscriptions],
    ),
  ])
  const unpaidCharged = await one(
    `select count(*) as n from bill_payments p join bills b on b.id = p.bill_id
     where p.payment_state = 'PAID' and b.bill_state not in ('PAID', 'REFUNDED') and b.subscription_id = any($1::uuid[])`,
    [subscriptions],
  )
  const unbalanced = await one(
    `select count(*) as n from
     (select owner_id, period, currency, bill_state, count(*)::bigint as count, sum(total_amount)::bigint as total from bills group by 1, 2, 3, 4) b
     full join (select owner_id, period, currency, bill_state, sum(count)::bigint as count, sum(total_amount)::bigint as total from bill_sums
       where owner_id is not null group by 1, 2, 3, 4 having sum(count) <> 0 or sum(total_amount) <> 0) s
     using (owner_id, period, currency, bill_state) where b.count is distinct from s.count or b.total is distinct from s.total`,
  )
  return [
    [`all ${requests.length} acknowledged requests are there`, found === requests.length],
    [`all ${decisions.length} acknowledged decisions hold`, asDecided === decisions.length],
    ['no request was decided twice', distinct === decisions.length && twice === 0],
    ['each decision is in the history', unrecorded === 0],
    ['no person has a permission twice', grants === 0],
    [
      `all ${subscriptions.length} subscriptions were billed, each period once`,
      billed === subscriptions.length && doubled === 0,
    ],
    [
      `${counts.PAID} of them were paid, ${counts.FAILED} refused, ${counts.UNHEARD} not heard of: what each card comes to`,
      right === subscriptions.length,
    ],
    [
      `each of ${paid} paid bills was paid by one charge, and no charge was lost`,
      paid > 0 && paid === paidOnce && unpaidCharged === 0,
    ],
    ['the sums of the books are those of the bills', unbalanced === 0],
  ]
}
