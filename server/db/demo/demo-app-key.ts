import { APP_KEY_PURPOSE, hintOf } from '#server/security/app-key.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import type { appKeys } from '../schema/app-connection.ts'
import { demoAppOfKey } from './demo-own-apps.ts'

export { demoAppOfKey }
/** The key of an app of the demo world, with which its connection may be tried; like its passwords it is no secret. */
export const demoAppKey = 'bzk_demo-key-of-our-erp-to-try-a-connection-000'

/** The database row of the demo app key. */
export const demoAppKeyRow = (hash: KeyedHash, createdAt: Date): typeof appKeys.$inferInsert => ({
  id: '7a90c3d5-48be-4162-93f7-e05d1b8c26a4',
  appId: demoAppOfKey,
  keyHash: hash(APP_KEY_PURPOSE, demoAppKey),
  hint: hintOf(demoAppKey),
  createdAt,
})
