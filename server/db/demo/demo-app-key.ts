import { APP_KEY_PURPOSE, hintOf } from '#server/security/app-key.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { appKeys } from '../schema/app-connection.ts'
import { demoAppOfKey } from './demo-own-apps.ts'

export { demoAppOfKey }
/**
 * The API key of an app in the demo data, for trying the connection of an app; like the passwords of the demo, it is
 * not secret.
 */
export const demoAppKey = 'bzk_demo-key-of-our-erp-to-try-a-connection-000'

/** The database row of the demo app key. */
export const demoAppKeyRow = (hash: KeyedHash, createdAt: Date): typeof appKeys.$inferInsert => ({
  id: '7a90c3d5-48be-4162-93f7-e05d1b8c26a4',
  appId: demoAppOfKey,
  keyHash: hash(APP_KEY_PURPOSE, demoAppKey),
  hint: hintOf(demoAppKey),
  createdAt,
})
