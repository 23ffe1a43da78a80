import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PoolConfig } from 'pg'
import { lockDataDirectory } from './data-lock.ts'
import { WireSocket } from './wire-socket.ts'

// Smaller than the defaults, with which the server uses 130 MB: the tests need only one connection.
const settings = ['shared_buffers = 16MB', 'max_connections = 5']

/**
 * Starts PGlite in a data directory, which it locks, or in 'memory'. Returns the options of a `pg` pool for it; the
 * pool must have `max: 1`. The data survives kill -9, but PGlite never calls fsync: a power failure can lose the
 * latest writes.
 */
export async function openEmbedded({ dataDir, template }: { dataDir: string; template?: Blob }): Promise<{
  pglite: PGlite
  connection: PoolConfig
  close: () => Promise<void>
}> {
  const inMemory = dataDir === 'memory'
  const unlock = inMemory ? () => {} : lockDataDirectory(dataDir)
  try {
    const directory = inMemory ? undefined : join(dataDir, 'database')
    const completionMarker = `${directory}.complete`
    const isNew = directory === undefined || !existsSync(completionMarker)
    // A first start that was killed leaves an incomplete database without any data.
    if (directory !== undefined && isNew) rmSync(directory, { recursive: true, force: true })
    const pglite = await PGlite.create({
      ...(directory !== undefined && { dataDir: directory }),
      ...(isNew && (template ? { loadDataDir: template } : { postgresqlconf: settings })),
    })
    if (directory !== undefined && isNew) writeFileSync(completionMarker, '')
    return {
      pglite,
      connection: { user: 'postgres', database: 'postgres', stream: () => new WireSocket(pglite) as never },
      async close() {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
