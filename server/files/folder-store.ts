import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './files.ts'
import { orFilesUnavailable } from './files-unavailable.ts'

/**
 * Files in a directory, which is created with the first file. A file is stored completely or not at all. Rejects with
 * FilesUnavailable if the directory cannot be read or written.
 */
export function folderStore(directory: string): FileStore {
  const ensureDirectory = () => mkdir(directory, { recursive: true })
  const pathOf = (key: string) => join(directory, key)

  return {
    put: (key, sealed) => orFilesUnavailable(write(key, sealed)),

    get: (key) =>
      orFilesUnavailable(
        readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined
          throw error
        }),
      ),

    delete: (key) => orFilesUnavailable(rm(pathOf(key), { force: true })),

    async *list() {
      for await (const entry of await orFilesUnavailable(ensureDirectory().then(() => opendir(directory))))
        if (entry.isFile()) yield entry.name
    },

    probe: () =>
      orFilesUnavailable(ensureDirectory().then(() => access(directory, constants.R_OK | constants.W_OK))),
  }

  async function write(key: string, sealed: Buffer): Promise<void> {
    await ensureDirectory()
    // Keys contain no dot, so incomplete files of a stopped process are not read as stored files.
    const temporaryPath = pathOf(`${key}.${randomUUID()}`)
    await writeFile(temporaryPath, sealed, { mode: 0o600 })
    await rename(temporaryPath, pathOf(key))
  }
}
