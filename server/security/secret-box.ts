import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts short texts for the database. A box can be opened only with the `purpose` it was sealed for. */
export type SecretBox = {
  seal(plain: string, purpose?: string): string
  open(box: string, purpose?: string): string
}

/** `id` is part of every box (letters, digits, - and _); `key` has 32 bytes. */
export type BoxKey = { id: string; key: Buffer }

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/**
 * Creates AES-256-GCM boxes, `v1.<key id>.<iv + tag + cipher text as base64url>`. The first key seals, every key
 * opens, so a key is rotated by adding a new key at the front. Opening throws for an unknown key, a changed box or
 * another purpose.
 */
export function createSecretBox(keys: BoxKey[]): SecretBox {
  const [current] = keys
  if (!current) throw new Error('A secret box needs at least one key.')
  const byId = new Map<string, Buffer>()
  for (const { id, key } of keys) {
    if (!/^[\w-]{1,40}$/.test(id))
      throw new Error('The id of an encryption key may hold letters, digits, - and _ only.')
    if (key.length !== 32) throw new Error(`The encryption key "${id}" must have 32 bytes.`)
    if (byId.has(id)) throw new Error(`The encryption key "${id}" is there twice.`)
    byId.set(id, key)
  }

  return {
    seal(plain, purpose = '') {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(context(current.id, purpose))
      const cipherText = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [
        version,
        current.id,
        Buffer.concat([iv, cipher.getAuthTag(), cipherText]).toString('base64url'),
      ].join('.')
    },

    open(box, purpose = '') {
      const [boxVersion, id = '', body = '', ...rest] = box.split('.')
      const key = byId.get(id)
      if (boxVersion !== version || rest.length > 0) throw new Error('This is no secret box.')
      if (!key) throw new Error(`The secret box needs the key "${id}", which is not configured.`)
      const bytes = Buffer.from(body, 'base64url')
      if (bytes.length < ivBytes + tagBytes) throw new Error('The secret box is cut short.')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(context(id, purpose)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}

const context = (id: string, purpose: string) => Buffer.from(`${version}.${id}.${purpose}`, 'utf8')
