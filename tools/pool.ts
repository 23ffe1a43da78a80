import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Api } from '../contract/operation.ts'
import { Problem } from '../contract/problem.ts'
import { SECOND_MS } from '../domain/durations.ts'
import { databaseAddress, onServer, startPostgres, type TestPostgres } from '../scripts/postgres.ts'
import { logIn } from './log-in.ts'
import { type PgBouncerProcess, startPgBouncer } from './pool/bouncer.ts'
import { postgresProcesses, processorTimes } from './pool/costs.ts'
import { sessionsThrough } from './pool/sessions.ts'
import { beginCalls, MEMBER } from './pool/traffic.ts'
import { callerAt, type ServerProcess, serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

// Checks two nodes on one PostgreSQL through PgBouncer in session mode: session settings apply; and if PgBouncer
// dies, stops answering or loses its PostgreSQL, calls get an answer within two seconds and recover automatically.
const DATABASE = 'pool'
const AWAY_MS = 5 * SECOND_MS
const MAX_MS = 2 * SECOND_MS
/** The time after which every call must be answered again, and the period for which this is then checked. */
const WELL_WITHIN_MS = 5 * SECOND_MS
const CHECKED_MS = 3 * SECOND_MS
/** The connections of a node: ten for calls, and one for health checks. */
const CONNECTIONS_A_NODE = 11

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const { hold, end } = createVerdict()
const postgres = await startPostgres()
if (!postgres) {
  console.warn(
    'NO POSTGRESQL is installed here, and one that is given cannot be crashed. Nothing was checked.',
  )
  process.exit(0)
}
const directory = mkdtempSync(join(tmpdir(), 'pool-'))
const bouncer = await startPgBouncer(postgres.url, directory)
const nodes = await Promise.all(
  ['first', 'second'].map((name) =>
    serverProcess({
      DATABASE_URL: bouncer.addressOf(DATABASE),
      ENCRYPTION_KEYS: `pool:${Buffer.alloc(32, 5).toString('base64')}`,
      FILES_DIR: join(directory, 'files'),
      DATA_DIR: join(directory, name),
      LOG_LEVEL: 'fatal',
    }),
  ),
)
try {
  await onServer(postgres.url, `create database ${DATABASE}`)
  await bouncer.start()
  for (const [what, isSo] of await sessionsThrough(bouncer.addressOf(DATABASE))) hold(what, isSo)
  // The nodes start one after the other, because the first one creates the demo data. Two nodes must not do this at
  // the same time.
  for (const node of nodes) await node.start()
  await checkTwoNodes(nodes)
  await checkStatementCancelled(databaseAddress(postgres.url, DATABASE))
  await measure(databaseAddress(postgres.url, DATABASE))
  await checkOutages(postgres, bouncer)
} finally {
  for (const node of nodes) await node.kill()
  await bouncer.kill()
  postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
end('Two nodes work through PgBouncer.')

/** Checks that a login on one node is valid on both, and that a change on one is visible on the other. */
async function checkTwoNodes(on: readonly ServerProcess[]): Promise<void> {
  const jar = new Map<string, string>()
  const [first, second] = on.map(({ origin }) => callerAt(origin, jar))
  await logIn(first!, { email: MEMBER })
  for (const [one, other] of [
    [first!, second!],
    [second!, first!],
  ]) {
    const { list } = await one!.listSubscriptions({})
    const [{ subscriptionId }] = list as [(typeof list)[number]]
    const links = async () => (await other!.listSubscriptionLinks({ subscriptionId })).list
    const { linkId } = await one!.createSubscriptionLink({ subscriptionId })
    const isCreated = (await links()).some((link) => link.linkId === linkId)
    await other!.endSubscriptionLink({ subscriptionId, linkId })
    const ended = !(await links()).some((link) => link.linkId === linkId)
    hold('a session of one node lists and changes on the other', list.length > 0 && isCreated && ended)
  }
}

/**
 * Checks that PostgreSQL also cancels a statement that waits for a lock, so that it does not continue after its call
 * was answered.
 */
async function checkStatementCancelled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const members = nodes.map(({ origin }) => callerAt(origin))
    for (const member of members) await logIn(member, { email: MEMBER })
    await client.query('begin')
    await client.query('lock table subscriptions')
    const began = performance.now()
    const reportFailure = await Promise.all(
      members.map((member) =>
        member.listSubscriptions({}).then(
          () => 'answered',
          (error: unknown) => Problem.from(error).reason ?? String(error),
        ),
      ),
    )
    const elapsed = performance.now() - began
    await wait(MAX_MS - elapsed)
    const { rowCount } = await client.query(
      `select 1 from pg_locks join pg_stat_activity using (pid) where not granted and application_name = 'portal'`,
    )
    await client.query('rollback')
    hold(
      `calls that wait for a lock: code 503 after ${Math.round(elapsed)} ms, and ${rowCount} of their statements wait on`,
      reportFailure.every((reason) => reason === 'server.unavailable') && elapsed < MAX_MS && rowCount === 0,
      reportFailure,
    )
  } finally {
    await client.end()
  }
}

/** Measures the cost of calls, on a system that reports the resources of processes. */
async function measure(url: string): Promise<void> {
  if (!existsSync('/proc/self/stat')) return
  const processes = {
    'the nodes': () => nodes.flatMap((node) => node.pid() ?? []),
    PostgreSQL: await postgresProcesses(url),
    PgBouncer: () => [bouncer.pid() ?? 0],
  }
  const members = nodes.map(({ origin }) => callerAt(origin))
  for (const member of members) await logIn(member, { email: MEMBER })
  const { list } = await members[0]!.listSubscriptions({})
  const { subscriptionId } = list[0]!
  const subjects = [
    { name: 'a session check', calls: 1_000, atOnce: 6, of: (api: Api) => api.getUnauthSessionInfo({}) },
    { name: 'a list of subscriptions', calls: 1_000, atOnce: 6, of: (api: Api) => api.listSubscriptions({}) },
    {
      name: 'a link made and ended',
      calls: 300,
      atOnce: 6,
      async of(api: Api) {
        const { linkId } = await api.createSubscriptionLink({ subscriptionId })
        await api.endSubscriptionLink({ subscriptionId, linkId })
      },
    },
    {
      name: 'a login with its password checked',
      calls: 60,
      // At most two concurrent logins, since more concurrent attempts for one account are refused.
      atOnce: 2,
      of: (_: Api, n: number) => logIn(callerAt(nodes[n % nodes.length]!.origin), { email: MEMBER }),
    },
  ]
  for (const subject of subjects)
    console.log(`cost    ${await processorTimes(subject, members, url, processes)}`)
}

async function checkOutages(server: TestPostgres, through: PgBouncerProcess): Promise<void> {
  const traffic = await beginCalls(nodes.map(({ origin }) => origin))
  try {
    await wait(CHECKED_MS)
    expectNoFailures('before anything went away', 0)
    for (const name of ['PgBouncer killed', 'PgBouncer killed again']) {
      await isAway(name, () => through.kill())
      await through.start()
      await expectRecovery(name)
    }
    await isAway('PgBouncer silent', () => through.hush())
    through.goOn()
    await expectRecovery('PgBouncer silent')
    // Restarting PostgreSQL also blocks the process of this check, so the times of these calls are ignored.
    server.crash()
    await expectRecovery('PostgreSQL crashed behind it')
  } finally {
    through.goOn()
    await traffic.end()
  }
  const client = new pg.Client({ connectionString: databaseAddress(server.url, DATABASE) })
  await client.connect()
  try {
    const { links, ended } = traffic
    const there = await client.query<{ id: string }>('select id from subscription_links where id = any($1)', [
      [...links],
    ])
    const wrong = there.rows.filter(({ id }) => ended.has(id)).length
    hold(
      `${links.size} links were acknowledged, and the end of ${ended.size}, of which ${wrong} are still there`,
      ended.size > 100 && wrong === 0,
    )
    const held = await client.query(
      `select 1 from pg_stat_activity where datname = $1 and application_name = 'portal'`,
      [DATABASE],
    )
    const maxConnections = nodes.length * CONNECTIONS_A_NODE
    hold(
      `PostgreSQL has ${held.rowCount} connections of them, at most ${maxConnections}`,
      held.rowCount! <= maxConnections,
    )
  } finally {
    await client.end()
  }

  /** Causes an outage, and checks that every call during it gets code 503 within two seconds. */
  async function isAway(name: string, takeAway: () => Promise<void> | void): Promise<void> {
    await takeAway()
    const outageStart = performance.now()
    await wait(AWAY_MS)
    const ready = await Promise.all(nodes.map(async ({ origin }) => (await fetch(`${origin}/readyz`)).status))
    const reportFailure = traffic.calls.filter(({ ended }) => ended > outageStart)
    const others = reportFailure.filter(
      ({ began, outcome }) => began > outageStart && outcome !== 'unavailable',
    )
    const slowest = Math.max(...reportFailure.map(({ began, ended }) => ended - began))
    hold(
      `${name}: ${reportFailure.length} calls met it, code 503 after ${Math.round(slowest)} ms at most; no node is ready`,
      reportFailure.length > 10 &&
        others.length === 0 &&
        slowest < MAX_MS &&
        ready.every((status) => status === 503),
      [`ready: ${ready.join(', ')}`, ...others.map(({ outcome }) => outcome)],
    )
  }

  async function expectRecovery(name: string): Promise<void> {
    const recoveredAt = performance.now()
    await wait(WELL_WITHIN_MS + CHECKED_MS)
    const missed = traffic.calls.filter(({ began, outcome }) => began > recoveredAt && outcome !== 'answered')
    const last = Math.max(recoveredAt, ...missed.map(({ began }) => began)) - recoveredAt
    expectNoFailures(
      `${name}: well ${(last / SECOND_MS).toFixed(1)} s after it was back`,
      recoveredAt + WELL_WITHIN_MS,
    )
  }

  function expectNoFailures(what: string, moment: number): void {
    const reportFailure = traffic.calls.filter(({ began }) => began > moment)
    const missed = reportFailure.filter(({ outcome }) => outcome !== 'answered').map(({ outcome }) => outcome)
    hold(
      `${what}: ${reportFailure.length} calls, all answered`,
      reportFailure.length > 20 && missed.length === 0,
      missed,
    )
  }
}
