import type * as v from 'valibot'
import { bankAccountConfig, bankAccountSettings } from './account-service/account-settings.ts'
import { ntsConfig, ntsSettings } from './business-registry/nts-settings.ts'
import { talkConfig, talkSettings } from './messages/phone/talk-settings.ts'
import { tossConfig, tossSettings } from './payments/toss-settings.ts'
import { popbillConfig, popbillSettings } from './tax-invoices/popbill-settings.ts'

/** The settings of services that a demo simulates. */
export const serviceSettings = {
  ...tossSettings,
  ...popbillSettings,
  ...bankAccountSettings,
  ...ntsSettings,
  ...talkSettings,
}

/**
 * Returns the configured services, each undefined if its settings are missing; in demo mode simulations are used
 * instead.
 */
export const servicesConfig = (
  set: v.InferOutput<v.ObjectSchema<typeof serviceSettings, undefined>>,
  { isDemo }: { isDemo: boolean },
) => ({
  /** The service that charges cards. */
  toss: tossConfig(set),
  /** The service that issues tax invoices. */
  popbill: popbillConfig(set),
  /** The bank account whose deposits Popbill reads. */
  bankAccount: bankAccountConfig(set, { hasService: isDemo || set.POPBILL_LINK_ID !== undefined }),
  /** The kinds of payments that get a cash receipt of this service; undefined if the service issues none. */
  cashReceipts: set.POPBILL_CASH_RECEIPTS,
  /** The tax office's check of business numbers. */
  nts: ntsConfig(set),
  /** The channel and templates of 알림톡. */
  talk: talkConfig(set),
})
