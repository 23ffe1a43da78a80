import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where uploaded and published files lie, each under a key that says nothing of it. */
export type Files = {
  /** Keeps a file; the same key replaces it. */
  write(key: string, content: Uint8Array): Promise<void>
  /** The content and its size in bytes, or nothing where no file is. Whoever opens it reads it or destroys it. */
  read(key: string): Promise<{ content: Readable; size: number } | undefined>
}

const keyPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Files in a directory, which is made with the first of them. Throws a RangeError for a key that is none. */
export function createFiles(directory: string): Files {
  return {
    async write(key, content) {
      await mkdir(directory, { recursive: true })
      await writeFile(pathOf(directory, key), content)
    },

    async read(key) {
      const file = await open(pathOf(directory, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!file) return undefined
      const { size } = await file.stat()
      return { content: file.createReadStream(), size }
    },
  }
}

/** Whether a text can be the key of a file. */
export const isFileKey = (text: string): boolean => keyPattern.test(text)

function pathOf(directory: string, key: string): string {
  if (!isFileKey(key)) throw new RangeError('The key of a file is 1 to 64 letters, digits, - and _.')
  return join(directory, key)
}
