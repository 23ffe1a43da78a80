import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { BoxKey } from './secret-box.ts'

/** Encrypts the content of files. A box can be opened only with the name it was sealed for. */
export type FileBox = {
  /** The id of the key that seals. */
  keyId: string
  seal(content: Uint8Array, name: string): Buffer
  open(box: Uint8Array, name: string): Buffer
  /** Returns the id of the key that sealed a box. Throws for anything that is no box. */
  keyIdOf(box: Uint8Array): string
}

const formatPrefix = Buffer.from('file-box.v1.', 'ascii')
const ivBytes = 12
const tagBytes = 16

/**
 * Creates AES-256-GCM boxes: `file-box.v1.`, the length of the key's id in one byte, the id, 12 bytes of iv, 16 of
 * tag, the cipher text. The first key seals, every key opens. Opening throws for an unknown key, a changed box,
 * another name, or anything that is no box.
 */
export function createFileBox(keys: readonly BoxKey[]): FileBox {
  const [current] = keys
  if (!current) throw new Error('A file box needs at least one key.')
  const byId = new Map(keys.map(({ id, key }) => [id, key]))

  return {
    keyId: current.id,

    seal(content, name) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(context(current.id, name))
      const cipherText = Buffer.concat([cipher.update(content), cipher.final()])
      const id = Buffer.from(current.id, 'ascii')
      return Buffer.concat([formatPrefix, Buffer.from([id.length]), id, iv, cipher.getAuthTag(), cipherText])
    },

    open(box, name) {
      const { bytes, id, ivFrom } = headOf(box)
      const [tagFrom, textFrom] = [ivFrom + ivBytes, ivFrom + ivBytes + tagBytes]
      if (bytes.length < textFrom) throw new Error('The file box is cut short.')
      const key = byId.get(id)
      if (!key) throw new Error(`The file box needs the key "${id}", which is not configured.`)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(ivFrom, tagFrom), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(context(id, name)).setAuthTag(bytes.subarray(tagFrom, textFrom))
      return Buffer.concat([decipher.update(bytes.subarray(textFrom)), decipher.final()])
    },

    keyIdOf: (box) => headOf(box).id,
  }
}

function headOf(box: Uint8Array): { bytes: Buffer; id: string; ivFrom: number } {
  const bytes = Buffer.from(box.buffer, box.byteOffset, box.byteLength)
  if (!bytes.subarray(0, formatPrefix.length).equals(formatPrefix)) throw new Error('This is no file box.')
  const idFrom = formatPrefix.length + 1
  const ivFrom = idFrom + (bytes[formatPrefix.length] ?? 0)
  return { bytes, id: bytes.toString('latin1', idFrom, ivFrom), ivFrom }
}

const context = (id: string, name: string) => Buffer.from(`file-box.v1.${id}.${name}`, 'utf8')
