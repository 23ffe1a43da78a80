import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/operation.ts'

/** The texts of an app except its name. */
export const appWords = {
  category: '경영 지원',
  description: '전표와 결산을 처리합니다.',
  icon: 'WAREHOUSE',
  devices: ['WINDOW'],
} satisfies Partial<Input<'createApp'>>

/** Returns the input for a new app, with a new idempotency key. */
export const newApp = (name = `앱 ${randomUUID()}`): Input<'createApp'> => ({
  idempotencyKey: randomUUID(),
  longestTermDays: 90,
  name,
  ...appWords,
})

/** Returns the input for a new level of an app, with a new idempotency key. */
export const newLevel = (appId: string, version: number): Input<'addAccessLevel'> => ({
  idempotencyKey: randomUUID(),
  appId,
  version,
  name: `입력 ${randomUUID().slice(0, 8)}`,
  description: '전표를 입력합니다.',
  riskLevel: 'LOW',
})

/** Settings that raise the limits on attempts from one network address so far that no test reaches them. */
export const unlimitedTries = {
  LOGIN_TRIES_PER_ADDRESS: '100000',
  VERIFICATION_SENDS_PER_ADDRESS: '100000',
  INQUIRIES_PER_ADDRESS: '100000',
  CODE_SENDS: '1000',
  UPLOADS_PER_ADDRESS: '10000',
}
