import type { FileBox } from '#server/security/file-box.ts'

/** The storage of uploaded and published files, each encrypted and under a random key. */
export type Files = {
  /** Stores a file under a key; an existing file with this key is replaced. */
  write(key: string, content: Uint8Array): Promise<void>
  /**
   * Reads the content of a file; undefined if the file is missing. Throws for a changed file, or for a file that was
   * sealed with an unknown key.
   */
  read(key: string): Promise<Buffer | undefined>
  /** Removes a file; a missing one is ignored. */
  remove(key: string): Promise<void>
  /** The keys of all files, in no order. */
  list(): AsyncIterable<string>
  /** The id of the encryption key that sealed a file, or undefined for a missing file. */
  keyIdOf(key: string): Promise<string | undefined>
  /**
   * Seals a file with the current encryption key; returns false if the file is already sealed with it, or is missing.
   * Throws like `read`.
   */
  reseal(key: string): Promise<boolean>
  /** Rejects if files cannot be stored. */
  probe(): Promise<void>
}

/** The storage of sealed files, without encryption of its own. */
export type FileStore = {
  put(key: string, sealed: Buffer): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  delete(key: string): Promise<void>
  list(): AsyncIterable<string>
  probe(): Promise<void>
}

const keyPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Returns a storage that seals files and writes them to a store. Throws a RangeError for an invalid key. */
export function createFiles(store: FileStore, box: FileBox): Files {
  return {
    write: async (key, content) => store.put(requireSafeKey(key), box.seal(content, key)),

    async read(key) {
      const sealed = await store.get(requireSafeKey(key))
      return sealed && box.open(sealed, key)
    },

    remove: async (key) => store.delete(requireSafeKey(key)),

    async *list() {
      for await (const key of store.list()) if (isFileKey(key)) yield key
    },

    async keyIdOf(key) {
      const sealed = await store.get(requireSafeKey(key))
      return sealed && box.keyIdOf(sealed)
    },

    async reseal(key) {
      const sealed = await store.get(requireSafeKey(key))
      if (!sealed || box.keyIdOf(sealed) === box.keyId) return false
      await store.put(key, box.seal(box.open(sealed, key), key))
      return true
    },

    probe: () => store.probe(),
  }
}

/** Whether a text can be the key of a file. */
export const isFileKey = (text: string): boolean => keyPattern.test(text)

function requireSafeKey(key: string): string {
  if (!isFileKey(key)) throw new RangeError('The key of a file is 1 to 64 letters, digits, - and _.')
  return key
}
