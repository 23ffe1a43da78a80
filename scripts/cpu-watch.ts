import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** The unit of the kernel's clock in which Linux counts the time of a process. */
const TICKS_PER_SECOND = 100
const EVERY_MS = 500

/**
 * Counts the CPU time of a process and its descendants, including those that no process waits for, such as the
 * processes of a browser: the `times` of a shell lacks these. Returns a function that ends the watch and returns the
 * seconds, for each process as last measured. Always 0 on systems without /proc.
 */
export function watchCpu(pid: number | undefined): () => number {
  const ofWatched = new Map<string, number>()
  const knownPids = new Set(pid === undefined ? [] : [String(pid)])
  const readCpu = () => {
    const all = processes()
    // A child whose parent has ended gets another parent, so processes that were once found stay in `knownPids`.
    for (let size = -1; size !== knownPids.size; ) {
      size = knownPids.size
      for (const { id, parent } of all) if (knownPids.has(parent)) knownPids.add(id)
    }
    for (const { id, started, seconds } of all)
      if (knownPids.has(id)) ofWatched.set(`${id} ${started}`, seconds)
  }
  readCpu()
  const timer = setInterval(readCpu, EVERY_MS)
  return () => {
    clearInterval(timer)
    return [...ofWatched.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

/**
 * The seconds of CPU time that a PostgreSQL on this machine has used since its start, ended connections included; 0
 * on systems without /proc.
 */
export async function cpuOfPostgres(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const own = statOf(String(rows[0]?.pid))
    const server = own && statOf(own.parent)
    const connectionProcesses = processes().filter(({ parent }) => parent === server?.id)
    return connectionProcesses.reduce(
      (sum, { seconds }) => sum + seconds,
      (server?.seconds ?? 0) + (server?.waitedFor ?? 0),
    )
  } finally {
    await client.end()
  }
}

/** `waitedFor`: the CPU seconds of ended child processes that this process has waited for. */
type ProcessUsage = { id: string; parent: string; started: string; seconds: number; waitedFor: number }

function processes(): ProcessUsage[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        const processUsage = statOf(id)
        return processUsage ? [processUsage] : []
      })
  } catch {
    return []
  }
}

/** The CPU usage of a process; undefined once the process has ended. */
function statOf(id: string): ProcessUsage | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The process name in parentheses may contain spaces. The fields after it are the state, the parent, and from the
    // 11th on the CPU times and the start time (proc(5)).
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [own = 0, system = 0, ownBelow = 0, systemBelow = 0] = fields.slice(11, 15).map(Number)
    return {
      id,
      parent: fields[1]!,
      started: fields[19]!,
      seconds: (own + system) / TICKS_PER_SECOND,
      waitedFor: (ownBelow + systemBelow) / TICKS_PER_SECOND,
    }
  } catch {
    return undefined
  }
}
