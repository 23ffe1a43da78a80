import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './files.ts'

/** Files in a directory, which is made with the first of them. A file is there whole or not at all. */
export function folderStore(directory: string): FileStore {
  const made = () => mkdir(directory, { recursive: true })

  return {
    async put(key, sealed) {
      await made()
      // A dot is in no key, so that what a stopped process leaves is taken for no file.
      const written = join(directory, `${key}.${randomUUID()}`)
      await writeFile(written, sealed, { mode: 0o600 })
      await rename(written, join(directory, key))
    },

    get: (key) =>
      readFile(join(directory, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),

    delete: (key) => rm(join(directory, key), { force: true }),

    async *list() {
      await made()
      for await (const entry of await opendir(directory)) if (entry.isFile()) yield entry.name
    },

    async probe() {
      await made()
      await access(directory, constants.R_OK | constants.W_OK)
    },
  }
}
