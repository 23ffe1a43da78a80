import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { type Db, openDatabase } from '../../server/db/client.ts'
import { migrate } from '../../server/db/migrate.ts'

const RUNS = 15
const MAX_RATIO = 2
/** A difference of fewer milliseconds cannot be distinguished from the noise of the machine. */
const NOISE_MS = 15

export type Calls = Record<string, () => Promise<unknown>>
/**
 * A measurement: two data sets as SQL, the difference between them, and the calls that are made with both.
 */
export type Subject = {
  name: string
  small: readonly string[]
  large: readonly string[]
  sizes: readonly [string, string]
  calls: (db: Db) => Promise<Calls>
}

/**
 * Makes the calls with both data sets, prints the time of each call, and returns whether all calls met their limit.
 */
export async function meetsLimits(
  server: string,
  { name, small, large, sizes, calls }: Subject,
): Promise<boolean> {
  const before = await timesIn(server, `scale_small_${process.pid}`, small, calls)
  const after = await timesIn(server, `scale_large_${process.pid}`, large, calls)
  console.log(`${name}: median of ${RUNS} calls in milliseconds, with ${sizes.join(' and with ')}`)
  let isWell = true
  for (const [call, alone] of before) {
    const among = after.get(call)!
    const isQuick = among <= Math.max(alone, NOISE_MS) * MAX_RATIO
    isWell &&= isQuick
    console.log(`${isQuick ? 'passed' : 'FAILED'}  ${call}: ${alone.toFixed(1)}, ${among.toFixed(1)}`)
  }
  return isWell
}

async function timesIn(
  server: string,
  name: string,
  statements: readonly string[],
  callsOf: Subject['calls'],
): Promise<Map<string, number>> {
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const database = await openDatabase({ url: url.href, log: { warn: () => {} } })
  try {
    await migrate(database)
    // A separate connection is used, since the pool limits the time of statements.
    const filler = new pg.Client(url.href)
    await filler.connect()
    try {
      for (const statement of [...statements, 'vacuum analyze']) await filler.query(statement)
    } finally {
      await filler.end()
    }
    return await medians(await callsOf(database.db))
  } finally {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function medians(calls: Calls): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now()
      await call()
      times.push(performance.now() - began)
    }
    found.set(name, times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!)
  }
  return found
}
