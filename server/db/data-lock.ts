import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Owner = { pid: number; born: string; token: string }

/** Thrown if another process uses the data directory. The message is one line for the terminal. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'
}

/**
 * Locks a data directory for this process, since two processes on one embedded database silently lose rows. Returns
 * the function that releases the lock. Throws DataDirectoryInUse while the holder runs; the lock of a killed process
 * is taken over.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'portal.lock')
  const me: Owner = { pid: process.pid, born: processStartTime(process.pid), token: randomUUID() }
  const draftPath = `${path}.${me.token}`
  writeFileSync(draftPath, JSON.stringify(me))
  try {
    // A link is created completely or not at all, and only one of several processes can create it.
    while (!tryLink(draftPath, path)) {
      const owner = ownerOf(path)
      if (owner && isAlive(owner)) {
        throw new DataDirectoryInUse(
          `The data directory ${directory} is in use by process ${owner.pid}: stop it, or set DATA_DIR to another one.`,
        )
      }
      if (owner) moveStaleLock(path, owner)
    }
  } finally {
    rmSync(draftPath, { force: true })
  }

  return () => {
    if (ownerOf(path)?.token === me.token) rmSync(path, { force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Returns the owner of a lock; undefined if the lock was just removed. A lock that cannot be read belongs to no
 * running process.
 */
function ownerOf(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    return { pid: 0, born: '', token: '' }
  }
}

function moveStaleLock(path: string, dead: Owner): void {
  const asidePath = `${path}.${randomUUID()}`
  try {
    renameSync(path, asidePath)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  // Another process may have removed the stale lock and taken its own before this process moved the lock away: the
  // lock of the other process is then restored.
  if (ownerOf(asidePath)?.token !== dead.token) tryLink(asidePath, path)
  rmSync(asidePath, { force: true })
}

function isAlive(owner: Owner): boolean {
  if (owner.pid <= 0) return false
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return processStartTime(owner.pid) === owner.born
}

/**
 * The start time of a process, if the system reports it (Linux): pids are reused, and every container counts
 * from 1.
 */
function processStartTime(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name, may contain blanks and brackets; the start time is the 22nd.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}
