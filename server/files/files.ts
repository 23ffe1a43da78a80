import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileBox } from '#server/security/file-box.ts'

/** Where uploaded and published files lie, each encrypted and under a key that says nothing of it. */
export type Files = {
  /** Keeps a file; the same key replaces it. */
  write(key: string, content: Uint8Array): Promise<void>
  /** The content, or nothing where no file is. Throws for one that was changed or sealed by an unknown key. */
  read(key: string): Promise<Buffer | undefined>
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>
}

const keyPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Files in a directory, which is made with the first of them. Throws a RangeError for a key that is none. */
export function createFiles(directory: string, box: FileBox): Files {
  return {
    async write(key, content) {
      const path = pathOf(directory, key)
      await mkdir(directory, { recursive: true })
      await writeFile(path, box.seal(content, key), { mode: 0o600 })
    },

    async read(key) {
      const sealed = await readFile(pathOf(directory, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return sealed && box.open(sealed, key)
    },

    async remove(key) {
      await rm(pathOf(directory, key), { force: true })
    },
  }
}

/** Whether a text can be the key of a file. */
export const isFileKey = (text: string): boolean => keyPattern.test(text)

function pathOf(directory: string, key: string): string {
  if (!isFileKey(key)) throw new RangeError('The key of a file is 1 to 64 letters, digits, - and _.')
  return join(directory, key)
}
