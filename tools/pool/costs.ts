import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { Api } from '../../contract/operation.ts'
import { KIB } from '../../domain/bytes.ts'

const TICKS_A_SECOND = 100
const MS = 1_000

type Processes = Record<string, () => readonly number[]>
type Subject = { name: string; calls: number; atOnce: number; of: (api: Api, n: number) => Promise<unknown> }

/**
 * Measures the processor time of each group of processes for calls of one kind, in milliseconds per call, and the
 * data that the calls write.
 */
export async function processorTimes(
  { name, calls, atOnce, of }: Subject,
  members: readonly Api[],
  url: string,
  processes: Processes,
): Promise<string> {
  const [before, writtenBefore] = [timesOf(processes), await readWrittenData(url)]
  let begun = 0
  await Promise.all(
    Array.from({ length: atOnce }, async (_, n) => {
      while (begun < calls) {
        begun += 1
        await of(members[n % members.length]!, n)
      }
    }),
  )
  const [after, writtenAfter] = [timesOf(processes), await readWrittenData(url)]
  const writtenPerCall = (what: keyof typeof writtenAfter) =>
    (writtenAfter[what] - writtenBefore[what]) / calls
  const parts = Object.keys(processes).map(
    (part) => `${(((after[part]! - before[part]!) / calls) * MS).toFixed(2)} ms of ${part}`,
  )
  return `${name}: ${parts.join(', ')}, ${(writtenPerCall('log') / KIB).toFixed(1)} KiB of write-ahead log, ${writtenPerCall('records').toFixed(1)} audit records`
}

/** Returns the processes of the PostgreSQL at an address: the main one and its children. */
export async function postgresProcesses(url: string): Promise<() => readonly number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const mainProcess = fieldsOf(rows[0]!.pid)!.parent
  await client.end()
  return () => [
    mainProcess,
    ...readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && fieldsOf(pid)?.parent === mainProcess),
  ]
}

function timesOf(processes: Processes): Record<string, number> {
  return Object.fromEntries(
    Object.entries(processes).map(([part, pids]) => [
      part,
      pids().reduce((sum, pid) => sum + (fieldsOf(pid)?.seconds ?? 0), 0),
    ]),
  )
}

/**
 * Returns the parent and the processor time of a process, including its finished children; undefined if the process
 * has ended.
 */
function fieldsOf(pid: number): { parent: number; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name, may contain spaces and parentheses; the parent is the fourth field, the times are
    // the 14th to the 17th (proc(5)).
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return { parent: fields[1]!, seconds: ticks / TICKS_A_SECOND }
  } catch {
    return undefined
  }
}

/** Reads the size of the write-ahead log in bytes, and the number of audit records. */
async function readWrittenData(url: string): Promise<{ log: number; records: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ log: number; records: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as log,
         (select count(*)::float8 from audit_records) as records`,
    )
    return rows[0]!
  } finally {
    await client.end()
  }
}
