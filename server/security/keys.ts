import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoxKey } from './secret-box.ts'

const KEY_BYTES = 32
const FILE = 'encryption-keys'

/**
 * Reads "id:base64,id:base64": ids of letters, digits, - and _, keys of 32 bytes; the first key seals. Throws an
 * Error that never shows a key.
 */
export function parseKeys(text: string): BoxKey[] {
  const keys = text
    .trim()
    .split(',')
    .map((part): BoxKey => {
      const [, id = '', base64 = ''] = /^\s*([\w-]{1,40}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(part) ?? []
      const key = Buffer.from(base64, 'base64')
      if (id === '' || key.length !== KEY_BYTES)
        throw new Error(
          `must be id:key pairs with commas between them, each key ${KEY_BYTES} bytes as base64`,
        )
      return { id, key }
    })
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('must not hold the same id twice')
  return keys
}

/** Returns the settings, with the keys of the demo's data directory if none are set. */
export function withDemoKeys<
  Config extends { dataDir: string; encryptionKeys: BoxKey[]; auditKeys: BoxKey[]; hashKey: Buffer },
>(config: Config): Config {
  if (config.encryptionKeys.length > 0) return config
  const encryptionKeys = demoKeys(config.dataDir)
  const auditKeys = config.auditKeys.length > 0 ? config.auditKeys : encryptionKeys
  const hashKey = config.hashKey.length > 0 ? config.hashKey : encryptionKeys[0]!.key
  return { ...config, encryptionKeys, auditKeys, hashKey }
}

/**
 * Returns the keys of a demo. They are stored in its data directory, created there the first time, and readable by
 * the owner only.
 */
export function demoKeys(dataDir: string): BoxKey[] {
  const path = join(dataDir, FILE)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `demo:${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return parseKeys(readFileSync(path, 'utf8'))
}
