import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** The unit of the kernel's clock in which Linux counts the time of a process. */
const TICKS_PER_SECOND = 100
const EVERY_MS = 500

/**
 * Counts the CPU of a process and of all below it, also of those that end without being waited for, as the processes of a browser
 * do: a shell's `times` lacks these. Returns a function that ends the watch and gives the seconds, each process as it was last seen.
 * Always 0 where there is no /proc.
 */
export function watchCpu(pid: number | undefined): () => number {
  const ofWatched = new Map<string, number>()
  const known = new Set(pid === undefined ? [] : [String(pid)])
  const readCpu = () => {
    const all = processes()
    // A process whose parent has ended belongs to the system, but is known by then.
    for (let size = -1; size !== known.size; ) {
      size = known.size
      for (const { id, parent } of all) if (known.has(parent)) known.add(id)
    }
    for (const { id, started, seconds } of all) if (known.has(id)) ofWatched.set(`${id} ${started}`, seconds)
  }
  readCpu()
  const timer = setInterval(readCpu, EVERY_MS)
  return () => {
    clearInterval(timer)
    return [...ofWatched.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

/** The seconds of CPU of a PostgreSQL on this machine since its start, with its ended connections; 0 where there is no /proc. */
export async function cpuOfPostgres(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const own = statOf(String(rows[0]?.pid))
    const server = own && statOf(own.parent)
    const open = processes().filter(({ parent }) => parent === server?.id)
    return open.reduce((sum, { seconds }) => sum + seconds, (server?.seconds ?? 0) + (server?.waitedFor ?? 0))
  } finally {
    await client.end()
  }
}

/** `waitedFor`: the seconds of the processes below it that have ended. */
type ProcessUsage = { id: string; parent: string; started: string; seconds: number; waitedFor: number }

function processes(): ProcessUsage[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        const found = statOf(id)
        return found ? [found] : []
      })
  } catch {
    return []
  }
}

/** A process by its id; undefined once it has ended. */
function statOf(id: string): ProcessUsage | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name in brackets may contain spaces. Behind it: state, parent, and from 11 on its times and its start (proc(5)).
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
