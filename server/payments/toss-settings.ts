import * as v from 'valibot'
import { secretSetting, url } from '#server/settings.ts'

/** The settings of Toss Payments, which charges cards. */
export const tossSettings = {
  TOSS_SECRET_KEY: v.optional(secretSetting),
  TOSS_CLIENT_KEY: v.optional(secretSetting),
  TOSS_API_URL: v.optional(url('https:', 'http:'), 'https://api.tosspayments.com'),
}

type TossSettings = v.InferOutput<v.ObjectSchema<typeof tossSettings, undefined>>

/** Returns the account at Toss Payments; undefined if none is configured. */
export function tossConfig({ TOSS_SECRET_KEY, TOSS_CLIENT_KEY, TOSS_API_URL }: TossSettings) {
  if (TOSS_SECRET_KEY === undefined || TOSS_CLIENT_KEY === undefined) return undefined
  return { url: TOSS_API_URL, secretKey: TOSS_SECRET_KEY, clientKey: TOSS_CLIENT_KEY }
}
