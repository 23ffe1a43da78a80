import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Api, Output } from '../contract/operation.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { logIn } from './log-in.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'

// Checks item 16 of "Promises" in docs/security.md: after twenty kills during writes, no acknowledged row is lost,
// and the server answers again within 5 s.
const ROUNDS = 20
const WRITERS = 8
const START_WITHIN_MS = 5_000
const SHORTEST_ROUND_MS = 150
const MAX_ROUND_MS = 900
const MEMBER = 'seoyeon.park@neoreundeul.example'

/** A kind of row that is written and read again; a further operation is checked by adding another kind. */
type Writing<Row> = {
  /** Prepares a member who may write; returns the function that writes. */
  begin: (api: Api) => Promise<() => Promise<Row>>
  isStored: (visitor: Api, row: Row) => Promise<boolean>
}

const links: Writing<Output<'createSubscriptionLink'>> = {
  async begin(api) {
    await logIn(api, { email: MEMBER })
    const { list } = await api.listSubscriptions({})
    const { subscriptionId } = list[0]!
    return () => api.createSubscriptionLink({ subscriptionId })
  },
  isStored: (visitor, { subscriptionNo, viewKey }) =>
    visitor.getUnauthSubscriptionDetail({ subscriptionNo, viewKey }).then(
      (found) => found.subscriptionInfo.subscriptionNo === subscriptionNo,
      () => false,
    ),
}

if (!existsSync('dist/server/main.js')) throw new Error('There is no build to run: npm run build makes one.')
const givenUrl = process.env.TEST_DATABASE_URL
const own = givenUrl === undefined ? await startPostgres() : undefined
const postgres = givenUrl ?? own?.url
let isWell = true
try {
  isWell = await checkEngine('embedded', {})
  if (postgres)
    isWell =
      (await withDatabase(postgres, (url) => checkEngine('PostgreSQL', { DATABASE_URL: url }))) && isWell
  else
    console.warn(
      'NO POSTGRESQL: neither TEST_DATABASE_URL nor an installation was found. Half of the check did not run.',
    )
} finally {
  own?.stop()
}
process.exitCode = isWell ? 0 : 1

async function checkEngine(engine: string, settings: Record<string, string>): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'crashes-'))
  const server = await serverProcess({ ...settings, DATA_DIR: directory, LINKS_PER_SUBSCRIPTION: '100000' })
  console.log(`\n── ${engine}: first start ${formatSeconds(await server.start())}`)
  const stored: Output<'createSubscriptionLink'>[] = []
  const starts: number[] = []
  let lost = 0
  let endedSessions = 0
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const member = server.newCaller()
      const write = await links.begin(member)
      const written = await writeUntilKilled(server, write, lengthOf(round))
      starts.push(await server.start())
      const missing = await missingOf(server, written)
      // The session is an acknowledged write like any other, so it must still be valid.
      const isIn = await member.getSessionInfo({}).then(
        ({ loginYn }) => loginYn === 'Y',
        () => false,
      )
      lost += missing
      endedSessions += isIn ? 0 : 1
      stored.push(...written)
      console.log(
        `round ${String(round).padStart(2)}: killed after ${lengthOf(round)} ms, ${written.length} acknowledged, ${missing} lost, session ${isIn ? 'kept' : 'LOST'}, well again in ${formatSeconds(starts.at(-1)!)}`,
      )
      if (written.length === 0)
        throw new Error('Nothing was written before the process was killed: the round says nothing.')
    }
    // Every acknowledged change must still be stored after all the kills.
    const missingNow = await missingOf(server, stored)
    const slowest = Math.max(...starts)
    const isWell = lost === 0 && missingNow === 0 && endedSessions === 0 && slowest < START_WITHIN_MS
    console.log(
      `${engine}: ${ROUNDS} times killed, ${stored.length} acknowledged, ${lost} lost at once, ${missingNow} missing in the end, ${endedSessions} sessions lost`,
    )
    console.log(
      `${engine}: well again within ${formatSeconds(median(starts))} in the middle, ${formatSeconds(slowest)} at most — ${isWell ? 'passed' : 'FAILED'}`,
    )
    return isWell
  } finally {
    await server.kill()
    rmSync(directory, { recursive: true, force: true })
  }
}

/**
 * Runs several concurrent writers. Each writer writes its next row as soon as its previous row is acknowledged. Kills
 * the server a fixed time after the first row, however busy the machine is; returns the acknowledged rows.
 */
async function writeUntilKilled<Row>(
  server: ServerProcess,
  write: () => Promise<Row>,
  afterMs: number,
): Promise<Row[]> {
  const acknowledged: Row[] = []
  const end = new AbortController()
  let begin = () => {}
  const firstRow = new Promise<void>((begun) => (begin = begun))
  const writer = async () => {
    while (!end.signal.aborted) {
      const row = await write().catch((error: unknown) => {
        // Only the kill may end a call.
        if (!end.signal.aborted) throw error
      })
      if (!row) continue
      acknowledged.push(row)
      begin()
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, writer))
  const killTime = firstRow.then(() => new Promise((due) => setTimeout(due, afterMs)))
  await Promise.race([writers, killTime])
  end.abort()
  await server.kill()
  await writers
  return acknowledged
}

async function missingOf(server: ServerProcess, rows: Output<'createSubscriptionLink'>[]): Promise<number> {
  const visitor = server.newCaller()
  const rowsLeft = [...rows]
  let missing = 0
  const reader = async () => {
    for (let row = rowsLeft.pop(); row; row = rowsLeft.pop())
      if (!(await links.isStored(visitor, row))) missing += 1
  }
  await Promise.all(Array.from({ length: WRITERS }, reader))
  return missing
}

async function withDatabase<Result>(server: string, use: (url: string) => Promise<Result>): Promise<Result> {
  const name = `crashes_${process.pid}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return await use(url.href)
  } finally {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
}

/**
 * Returns the milliseconds until the kill of a round. The kills are spread over a range, so that each of them
 * interrupts another point of a write.
 */
function lengthOf(round: number): number {
  return Math.round(SHORTEST_ROUND_MS + ((round * 0.618_034) % 1) * (MAX_ROUND_MS - SHORTEST_ROUND_MS))
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
