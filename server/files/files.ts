import type { FileBox } from '#server/security/file-box.ts'

/** Where uploaded and published files are stored, each encrypted and under a key that shows nothing of it. */
export type Files = {
  /** Keeps a file; the same key replaces it. */
  write(key: string, content: Uint8Array): Promise<void>
  /** The content, or nothing where no file is. Throws for one that was changed or sealed by an unknown key. */
  read(key: string): Promise<Buffer | undefined>
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>
  /** The keys of all files, in no order. */
  list(): AsyncIterable<string>
  /** The id of the encryption key that a file was sealed with, or nothing where no file is. */
  keyIdOf(key: string): Promise<string | undefined>
  /** Seals a file with the current encryption key; false where it is so, or no file is. Throws as `read` does. */
  reseal(key: string): Promise<boolean>
  /** Rejects where files cannot be stored. */
  probe(): Promise<void>
}

/** Where sealed files are stored as they are. */
export type FileStore = {
  put(key: string, sealed: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  delete(key: string): Promise<void>
  list(): AsyncIterable<string>
  probe(): Promise<void>
}

const keyPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Sealed files in a store. Throws a RangeError for a key that is none. */
export function createFiles(store: FileStore, box: FileBox): Files {
  return {
    write: async (key, content) => store.put(checked(key), box.seal(content, key)),

    async read(key) {
      const sealed = await store.get(checked(key))
      return sealed && box.open(sealed, key)
    },

    remove: async (key) => store.delete(checked(key)),

    async *list() {
      for await (const key of store.list()) if (isFileKey(key)) yield key
    },

    async keyIdOf(key) {
      const sealed = await store.get(checked(key))
      return sealed && box.keyIdOf(sealed)
    },

    async reseal(key) {
      const sealed = await store.get(checked(key))
      if (!sealed || box.keyIdOf(sealed) === box.keyId) return false
      await store.put(key, box.seal(box.open(sealed, key), key))
      return true
    },

    probe: () => store.probe(),
  }
}

/** Whether a text can be the key of a file. */
export const isFileKey = (text: string): boolean => keyPattern.test(text)

function checked(key: string): string {
  if (!isFileKey(key)) throw new RangeError('The key of a file is 1 to 64 letters, digits, - and _.')
  return key
}
