import { fork } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { systemClock } from '../domain/clock.ts'
import { databaseAddress, onServer, withPostgres } from '../scripts/postgres.ts'
import { openDatabase } from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'
import { nextNumber } from '../server/db/reference-number.ts'
import { peopleStatements, rowId } from './scale/rows.ts'

// `npm run tool -- bench-bills -- --count 5000 --nodes 1,2` measures how long one node and two nodes take to issue
// 5,000 bills, and how long another call waits for a bill number during that time.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    nodes: { type: 'string', default: '1,2' },
  },
})
const count = Number(values.count)
const PROBE_EVERY_MS = 50
const FIRST_NUMBER = 950_000

await withPostgres(async (server) => {
  for (const nodes of values.nodes.split(',').map(Number)) {
    const name = `bench_bills_${process.pid}_${nodes}`
    await onServer(server, `create database ${name}`)
    try {
      await measure(databaseAddress(server, name), nodes)
    } finally {
      await onServer(server, `drop database ${name} with (force)`)
    }
  }
})

async function measure(url: string, nodes: number): Promise<void> {
  const database = await openDatabase({ url, log: { warn: () => {} } })
  await migrate(database)
  await insertSubscriptions(url)
  const began = performance.now()
  let isRunning = true
  const waits = probe(database, () => isRunning)
  const issued = await Promise.all(Array.from({ length: nodes }, () => runNode(url)))
  isRunning = false
  const seconds = (performance.now() - began) / 1000
  const waited = (await waits).toSorted((one, other) => one - other)
  const [row] = (
    await database.db.execute(
      `select count(*)::int as bills, count(distinct bill_no)::int as numbers, count(*) filter (where length(bill_no) > 12)::int as wide from bills`,
    )
  ).rows as { bills: number; numbers: number; wide: number }[]
  await database.close()
  const at = (part: number) => waited[Math.floor((waited.length - 1) * part)]!.toFixed(1)
  console.log(
    `${nodes} node(s): ${row!.bills} bills (${issued.join(' + ')}) in ${seconds.toFixed(1)} s, ${(row!.bills / seconds).toFixed(0)} a second; ` +
      `${row!.wide} with more than six digits; another number: median ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms`,
  )
  if (row!.bills !== count || row!.numbers !== count)
    throw new Error(`${count} bills with as many numbers were expected.`)
}

/** Inserts subscriptions with a first bill that is due today. */
async function insertSubscriptions(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const statements = [
    ...peopleStatements(Math.ceil(count / 1000), 1),
    `insert into reference_numbers (series, last) select 'B' || to_char(now() at time zone 'Asia/Seoul', 'YYYY'), ${FIRST_NUMBER}`,
    `insert into subscriptions (id, subscription_no, company_id, member_id, subscription_state, requested_at, start_date, next_bill_date, payment_cycle, currency, supply_amount, vat_amount, total_amount,
       service_info, company_info, subscriber_info, admin_info, payment)
     select ${rowId('9', 'n')}, 'S2411-' || lpad(n::text, 6, '0'), ${rowId('1', 'n / 1000')}, ${rowId('2', 'n / 1000')}, 'ACTIVE',
       now(), (now() at time zone 'Asia/Seoul')::date, ((now() at time zone 'Asia/Seoul')::date + interval '1 month')::date, 'M', 'KRW', 135000, 13500, 148500,
       jsonb_build_object('serviceCode', 'SSO', 'serviceName', '빗장 통합 로그인', 'planCode', 'PRO', 'planName', '프로', 'userCount', 30, 'unitPrice', 4500, 'currency', 'KRW'),
       jsonb_build_object('companyName', '별빛나루 ' || n, 'rnno', '1248100998', 'ownerName', '나여울', 'address', '솔바람길'),
       jsonb_build_object('name', '신청인 ' || n, 'accountEmail', 'm' || n || '@bench.example', 'address', '솔바람길'),
       jsonb_build_object('name', '관리자 ' || n, 'email', 'a' || n || '@bench.example'),
       jsonb_build_object('paymentMethodCode', 'G', 'paymentMethodName', '지로', 'paymentGiro', jsonb_build_object('companyName', '별빛나루', 'address', '솔바람길'))
     from generate_series(0, ${count - 1}) n`,
    'vacuum analyze',
  ]
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Runs the billing job on a new node; returns the number of bills that the node has issued. */
async function runNode(url: string): Promise<number> {
  const child = fork(new URL('bench/bill-node.ts', import.meta.url), [url], { execArgv: process.execArgv })
  const exited = once(child, 'exit')
  const message: unknown[] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('A node ended without an answer.'))),
  ])
  await exited
  return message[0] as number
}

/** Takes bill numbers one by one, as a change of a plan does; returns how long each took, in milliseconds. */
async function probe(
  { db }: Awaited<ReturnType<typeof openDatabase>>,
  isRunning: () => boolean,
): Promise<number[]> {
  const waits: number[] = []
  while (isRunning()) {
    const began = performance.now()
    await db.transaction((tx) => nextNumber(tx, 'B', systemClock.now()))
    waits.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
  }
  return waits
}
