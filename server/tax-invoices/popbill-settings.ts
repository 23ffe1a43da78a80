import * as v from 'valibot'
import { receiptDuties } from '#domain/cash-receipt/cash-receipt.ts'
import { ConfigError } from '#server/config-error.ts'
import { booleanSetting, secretSetting, url } from '#server/settings.ts'

const [AUTH, SERVICE, SANDBOX] = [
  'https://auth.linkhub.co.kr',
  'https://popbill.linkhub.co.kr',
  'https://popbill-test.linkhub.co.kr',
]

/** The settings of Popbill, which issues tax invoices. */
export const popbillSettings = {
  POPBILL_LINK_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/, 'must be the link id of Popbill, letters and digits')),
  ),
  POPBILL_SECRET_KEY: v.optional(secretSetting),
  POPBILL_TEST: booleanSetting(false),
  POPBILL_CASH_RECEIPTS: v.optional(v.picklist(receiptDuties, 'must be ASKED or ALL')),
  POPBILL_AUTH_URL: v.optional(url('https:', 'http:'), AUTH),
  POPBILL_API_URL: v.optional(url('https:', 'http:')),
}

type PopbillSettings = v.InferOutput<v.ObjectSchema<typeof popbillSettings, undefined>>

/**
 * Returns the account at Popbill; undefined if none is configured. Throws a ConfigError for an id without a key, or
 * the reverse.
 */
export function popbillConfig(set: PopbillSettings) {
  const { POPBILL_LINK_ID: linkId, POPBILL_SECRET_KEY: secretKey, POPBILL_TEST: isTest } = set
  if (linkId === undefined && secretKey === undefined) return undefined
  if (linkId === undefined) throw new ConfigError('POPBILL_LINK_ID: must be set where POPBILL_SECRET_KEY is.')
  if (secretKey === undefined)
    throw new ConfigError('POPBILL_SECRET_KEY: must be set where POPBILL_LINK_ID is.')
  const service = set.POPBILL_API_URL ?? (isTest ? SANDBOX : SERVICE)
  return { linkId, secretKey, isTest, auth: set.POPBILL_AUTH_URL, service }
}
