import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { inArray } from 'drizzle-orm'
import { keysAt } from '#domain/app/signing-keys.ts'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { signingKeys } from '#server/db/schema/app-client.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

type Deps = { db: Db; box: SecretBox; clock: Clock }
type SigningKey = JsonWebKey & { kid: string; alg: 'RS256'; use: 'sig' }

/** Returns the purpose for which a key for logins is sealed. */
export const signingKeyPurpose = (number: number): string => `signing key ${number}`

const newPair = promisify(generateKeyPair)
/** OpenID Connect Core 1.0, section 15.1, requires RS256 of every provider, and many apps know no other algorithm. */
const KEY_BITS = 2048

async function newKey(number: number): Promise<SigningKey> {
  const { privateKey } = await newPair('rsa', { modulusLength: KEY_BITS })
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: `${number}.${randomBytes(6).toString('hex')}`,
    alg: 'RS256',
    use: 'sig',
  }
}

/**
 * Creates the keys that sign logins to apps. The first node that needs a key creates it; the keys are sealed in the
 * database. A key is published a day before it begins to sign and until a day after it has stopped. The signing key
 * is replaced after ninety days.
 */
export function createSigningKeys({ db, box, clock }: Deps) {
  let read: { at: number; keys: Promise<SigningKey[]> } | undefined

  async function add(number: number, now: Date): Promise<void> {
    const keyBox = box.seal(JSON.stringify(await newKey(number)), signingKeyPurpose(number))
    // Another node may have created a key with this number in the meantime: that node's key is then used.
    await db.insert(signingKeys).values({ number, keyBox, createdAt: now }).onConflictDoNothing()
  }

  async function published(): Promise<SigningKey[]> {
    const now = clock.now()
    const storedKeys = await db.select().from(signingKeys)
    const { published: keys, isNextDue } = keysAt(storedKeys, now)
    if (isNextDue && keys.length === 0) {
      await add(1, now)
      return published()
    }
    return keys.map(
      ({ number, keyBox }) => JSON.parse(box.open(keyBox, signingKeyPurpose(number))) as SigningKey,
    )
  }

  return {
    /** Returns the keys to publish, the signing key first. The keys are read again after a minute. */
    current(): Promise<SigningKey[]> {
      const at = clock.now().getTime()
      if (read && at - read.at < MINUTE_MS && at >= read.at) return read.keys
      const keys = published()
      const reading = { at, keys }
      read = reading
      keys.catch(() => {
        if (read === reading) read = undefined
      })
      return keys
    },

    /** Creates the next key once it is due, and removes expired keys. Does nothing before the first login. */
    async rotate(): Promise<void> {
      const now = clock.now()
      const storedKeys = await db.select().from(signingKeys)
      const { isNextDue, over } = keysAt(storedKeys, now)
      if (isNextDue && storedKeys.length > 0)
        await add(Math.max(...storedKeys.map(({ number }) => number)) + 1, now)
      const numbers = over.map(({ number }) => number)
      if (numbers.length > 0) await db.delete(signingKeys).where(inArray(signingKeys.number, numbers))
    },
  }
}

export type SigningKeys = ReturnType<typeof createSigningKeys>
