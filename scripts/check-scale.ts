import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { systemClock } from '#domain/clock.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { adminAccessOperations } from '#server/domains/access/access.admin.operations.ts'
import { accessOperations } from '#server/domains/access/access.operations.ts'
import { queueOperations } from '#server/domains/access/access.queue.operations.ts'
import { type Caller, noCookies } from '#server/http/caller.ts'
import { startPostgres } from './postgres.ts'

// promises: with 20,000 members, 500 apps, 200,000 grants and 1,000,000 rows of history a company's queue, search and history
// answer within twice the time that they take for that company alone.
const LARGE = { companies: 20, membersEach: 1_000, grantsEach: 10_000, waitingEach: 200, closedEach: 2_000, events: 1_000_000, apps: 500 }
const SMALL = { ...LARGE, companies: 1, events: 50_000 }
const RUNS = 15
const MOST_TIMES = 2
/** What is over in so many milliseconds is not told from the noise of the machine. */
const NOISE_MS = 15

type World = typeof LARGE
const id = (kind: string, number: string) => `(lpad(to_hex(${kind}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const [COMPANY, MEMBER, APP, LEVEL, GRANT, REQUEST, EVENT, ROLE] = Array.from({ length: 8 }, (_, index) => String(index + 1)) as [string, string, string, string, string, string, string, string]

/** The rows of a world; the first company is the same in each. */
function statements({ companies, membersEach, grantsEach, waitingEach, closedEach, events, apps }: World): string[] {
  const members = companies * membersEach
  const memberOf = (row: string, each: number) => id(MEMBER, `((${row}) / ${each}) * ${membersEach} + (${row}) % ${membersEach}`)
  return [
    `insert into companies (id, name, rnno, created_at) select ${id(COMPANY, 'n')}, '회사 ' || n, '9998700017', now() from generate_series(0, ${companies - 1}) n`,
    `insert into members (id, company_id, email, name, phone_number, password_hash, mfa_type, created_at)
     select ${id(MEMBER, 'n')}, ${id(COMPANY, `n / ${membersEach}`)}, 'm' || n || '@scale.example', '구성원 ' || n, '01000000000', '', 'none', now() from generate_series(0, ${members - 1}) n`,
    `insert into apps (id, code, name, category, description, longest_term_days) select ${id(APP, 'n')}, 'APP' || n, '앱 ' || n, '업무', '업무에 씁니다.', 90 from generate_series(0, ${apps - 1}) n`,
    `insert into access_levels (id, app_id, name, description, administers, position) select ${id(LEVEL, 'n')}, ${id(APP, 'n')}, '열람', '봅니다.', false, 0 from generate_series(0, ${apps - 1}) n`,
    `insert into member_roles (id, member_id, role) select ${id(ROLE, `n * 4 + k`)}, ${id(MEMBER, `n * ${membersEach}`)}, (array['approver', 'appAdmin', 'securityAdmin'])[k + 1] from generate_series(0, ${companies - 1}) n, generate_series(0, 2) k`,
    `insert into access_grants (id, member_id, level_id, use_status, start_at, end_date)
     select ${id(GRANT, 'n')}, ${memberOf('n', grantsEach)}, ${id(LEVEL, `(n % ${grantsEach}) / ${membersEach} * 7 % ${apps}`)}, 'NORMAL', now() - n % 50 * interval '1 day', current_date + 20 + n % 40
     from generate_series(0, ${companies * grantsEach - 1}) n`,
    `insert into access_requests (id, member_id, level_id, approval_type, approval_result, reason, term_days, requested_at, deadline_at)
     select ${id(REQUEST, 'n')}, ${memberOf('n', waitingEach)}, ${id(LEVEL, '300 + n % 200')}, 'APPLY', 'WAITING', '월말 정산 기간에 필요합니다.', 30, now() - n % 6 * interval '1 day', now() + interval '7 days' - n % 6 * interval '1 day'
     from generate_series(0, ${companies * waitingEach - 1}) n`,
    `insert into access_requests (id, member_id, level_id, approval_type, approval_result, close_reason, reason, term_days, requested_at, deadline_at, closed_at)
     select ${id(REQUEST, `n + 1000000`)}, ${memberOf('n', closedEach)}, ${id(LEVEL, 'n % 200')}, 'APPLY', 'APPROVED', 'DECISION', '월말 정산 기간에 필요합니다.', 30, now() - (10 + n % 300) * interval '1 day', now(), now() - (10 + n % 300) * interval '1 day'
     from generate_series(0, ${companies * closedEach - 1}) n`,
    `insert into access_events (id, at, event, member_id, grant_id, actor_id)
     select ${id(EVENT, 'n')}, now() - n % 300 * interval '1 hour', 'grant.extended', ${memberOf(`n % ${companies * grantsEach}`, grantsEach)}, ${id(GRANT, `n % ${companies * grantsEach}`)}, null from generate_series(0, ${events - 1}) n`,
    'vacuum analyze',
  ]
}

/** The median of each call's time in a world, in milliseconds. */
async function timesIn(server: string, name: string, world: World): Promise<Map<string, number>> {
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const database = await openDatabase({ url: url.href, log: { warn: console.warn } })
  try {
    await migrate(database)
    const filler = new pg.Client(url.href)
    await filler.connect()
    for (const statement of statements(world)) await filler.query(statement)
    await filler.end()
    return await measured(database.db)
  } finally {
    await database.close()
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
}

async function measured(db: Parameters<typeof queueOperations>[0]['db']): Promise<Map<string, number>> {
  const unused = () => Promise.reject(new Error('Nothing is written here.'))
  const deps = { db, clock: systemClock, once: unused as never, notices: { put: unused } }
  const operations = { ...queueOperations(deps), ...adminAccessOperations(deps), ...accessOperations(deps) }
  const idOf = (kind: string, number: number) => `${kind.padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
  const member = { sessionId: '', memberId: idOf(MEMBER, 0), companyId: idOf(COMPANY, 0), passwordChecked: true, staff: false, endsAt: new Date() }
  const caller: Caller = { stage: 'member', member, address: '', device: '', setSession: () => {}, clearSession: () => {}, ...noCookies }
  const calls: Record<string, () => Promise<unknown>> = {
    'the queue': () => operations.listAdminAccessRequests({ limit: 50 }, caller),
    'the queue, one app and words': () => operations.listAdminAccessRequests({ limit: 50, appId: idOf(APP, 310), search: '구성원' }, caller),
    'the day': () => operations.getAdminAccessToday({}, caller),
    'permissions': () => operations.listAdminAccessGrants({ limit: 20 }, caller),
    'permissions, words': () => operations.listAdminAccessGrants({ limit: 20, search: '구성원 77', useStatus: 'NORMAL' }, caller),
    'own requests': () => operations.listAccessRequests({ limit: 20 }, caller),
    'a history': () => operations.getAccessGrant({ grantId: idOf(GRANT, 0) }, caller),
  }
  const medians = new Map<string, number>()
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now()
      await call()
      times.push(performance.now() - began)
    }
    medians.set(name, times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!)
  }
  return medians
}

const given = process.env.TEST_DATABASE_URL
const own = given === undefined ? await startPostgres() : undefined
const server = given ?? own?.url
if (!server) throw new Error('This needs PostgreSQL: neither TEST_DATABASE_URL nor an installation was found.')
try {
  const small = await timesIn(server, `scale_small_${process.pid}`, SMALL)
  const large = await timesIn(server, `scale_large_${process.pid}`, LARGE)
  let isWell = true
  for (const [name, before] of small) {
    const after = large.get(name)!
    const holds = after <= Math.max(before, NOISE_MS) * MOST_TIMES
    isWell &&= holds
    console.log(`${holds ? 'passed' : 'FAILED'}  ${name}: ${before.toFixed(1)} ms alone, ${after.toFixed(1)} ms among ${LARGE.companies} companies`)
  }
  process.exitCode = isWell ? 0 : 1
} finally {
  own?.stop()
}
