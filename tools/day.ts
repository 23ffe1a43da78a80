import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MINUTE_MS, SECOND_MS } from '../domain/durations.ts'
import { databaseAddress, onServer, startPostgres } from '../scripts/postgres.ts'
import { openDatabase } from '../server/db/client.ts'
import { migrate } from '../server/db/migrate.ts'
import { booksOf, isBilled } from './day/books.ts'
import { beginWork } from './day/traffic.ts'
import { fillDay } from './day/world.ts'
import { serverProcess } from './server-process.ts'
import { createVerdict } from './verdict.ts'

// Simulates a day of a company of 1,000 people, scaled down: 50 people at once, the scheduled jobs, two nodes on
// PostgreSQL, and two crashes of the database. One of the nodes is killed every "ten minutes" (here every half
// minute). `-- --minutes 5` sets the length.
const KILLS_A_MINUTE = 2
const CRASHES = [0.3, 0.65]
/**
 * The share of the day after which the second node is not killed any more, so that its memory can be measured once it
 * has warmed up.
 */
const LAST_KILL_SHARE = 0.3
const WARM_MS = MINUTE_MS
const SAMPLE_MS = 1_000
/** With fewer samples, growth of the memory cannot be detected. */
const MIN_SAMPLES = 90
const MAX_GROWTH = 1.3
const key = { id: 'day', key: Buffer.alloc(32, 9) }

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const kills = Math.max(2, Math.round(Number(values.minutes) * KILLS_A_MINUTE))
const lengthMs = Number(values.minutes) * MINUTE_MS
if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const postgres = await startPostgres()
if (!postgres) {
  console.warn(
    'NO POSTGRESQL is installed here, and one that is given cannot be crashed. Nothing was checked.',
  )
  process.exit(0)
}
const directory = mkdtempSync(join(tmpdir(), 'day-'))
const url = databaseAddress(postgres.url, 'day')
const settings = {
  DATABASE_URL: url,
  ENCRYPTION_KEYS: `${key.id}:${key.key.toString('base64')}`,
  FILES_DIR: join(directory, 'files'),
  TRUST_PROXY: 'loopback',
}
const { hold, end } = createVerdict()
const nodes = await Promise.all(
  ['first', 'second'].map((name) =>
    serverProcess({ ...settings, LOG_LEVEL: 'fatal', DATA_DIR: join(directory, name) }),
  ),
)
try {
  await onServer(postgres.url, 'create database day')
  const database = await openDatabase({ url, log: { warn: () => {} } })
  await migrate(database)
  // The nodes start one after the other, because the first one creates the demo data. Two nodes must not do this at
  // the same time.
  for (const node of nodes) await node.start()
  const world = await fillDay(database.db, key)
  const liveNodes = new Set(nodes)
  const work = beginWork(world, () => [...liveNodes].map(({ origin }) => origin))
  const began = performance.now()
  const elapsedShare = () => (performance.now() - began) / lengthMs
  // The measurement starts after the warm-up, since the second node may have been killed just before.
  const warmFrom = LAST_KILL_SHARE * lengthMs + WARM_MS
  const memory: number[] = []
  const sampling = setInterval(() => {
    const usedMemory = nodes[1]!.memory()
    if (performance.now() - began > warmFrom && usedMemory !== undefined) memory.push(usedMemory)
  }, SAMPLE_MS)
  const starts: number[] = []
  const kill = async (turn: number) => {
    const node = nodes[elapsedShare() < LAST_KILL_SHARE ? turn % 2 : 0]!
    liveNodes.delete(node)
    await node.kill()
    starts.push(await node.start())
    liveNodes.add(node)
  }
  const crashes = [...CRASHES]
  for (let turn = 0; turn < kills; turn += 1) {
    await wait(Math.max(0, ((turn + 0.5) / kills) * lengthMs - (performance.now() - began)))
    await kill(turn)
    if (crashes.length > 0 && elapsedShare() > crashes[0]!) {
      crashes.shift()
      postgres.crash()
      console.log(`the database crashed at ${Math.round(elapsedShare() * 100)} % of the day`)
    }
  }
  await wait(Math.max(0, lengthMs - (performance.now() - began)))
  await work.end()
  clearInterval(sampling)
  // The billing job runs every minute. An unfinished charge of a killed node is repeated after five minutes.
  for (let tries = 0; tries < 90 && !(await isBilled(database.pool, world)); tries += 1)
    await wait(5 * SECOND_MS)

  const { requests, decisions, calls, refused, unanswered, times } = work.tally
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0)
  console.log(
    `${calls} calls answered in ${values.minutes} minutes (median ${at(0.5)} ms, p99 ${at(0.99)} ms), ${refused} refused, ${unanswered} without an answer while something was down`,
  )
  console.log(
    `${kills} nodes killed, well again within ${(Math.max(...starts) / SECOND_MS).toFixed(1)} s, database crashed ${CRASHES.length - crashes.length} times`,
  )
  hold(`the database crashed ${CRASHES.length} times`, crashes.length === 0)
  hold('people could work', requests.length > 100 && decisions.length > 20)
  const books = await booksOf(database.pool, world, work.tally)
  for (const [what, isSo] of books) hold(what, isSo)
  hold('the audit record is whole', isAuditWhole())
  const thirdLength = Math.floor(memory.length / 3)
  const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length
  const [early, late] = [mean(memory.slice(0, thirdLength)), mean(memory.slice(-thirdLength))]
  const memoryLine = `memory of the node that lived: ${formatMebibytes(early)} early, ${formatMebibytes(late)} late`
  // A short run proves nothing, since the memory of a new process always grows at first.
  if (memory.length < MIN_SAMPLES)
    console.log(`too short  ${memoryLine}: a day of four minutes and more can tell`)
  else hold(memoryLine, late <= early * MAX_GROWTH)
  await database.close()
} finally {
  for (const node of nodes) await node.kill()
  postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
end('The day ended well.')

function isAuditWhole(): boolean {
  try {
    const env = {
      ...process.env,
      ...settings,
      DEMO: '1',
      LOG_LEVEL: 'fatal',
      DATA_DIR: join(directory, 'first'),
    }
    console.log(
      `        ${execFileSync(process.execPath, ['dist/server/verify-audit.js'], { env, encoding: 'utf8' }).trim()}`,
    )
    return true
  } catch {
    return false
  }
}

function formatMebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`
}
