import * as v from 'valibot'
import { digitsOf } from '#domain/korean/digits.ts'
import { ConfigError } from '#server/config-error.ts'

/** The settings of the bank account that Popbill reads. */
export const bankAccountSettings = {
  POPBILL_BANK_CODE: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits, like 0004'))),
  POPBILL_BANK_ACCOUNT: v.optional(
    v.pipe(v.string(), v.regex(/^\d[\d-]{5,28}\d$/, 'must be the number of an account')),
  ),
}

type BankAccountSettings = v.InferOutput<v.ObjectSchema<typeof bankAccountSettings, undefined>>

/**
 * Returns the configured bank account; undefined if none is configured. Throws a ConfigError if only one of bank code
 * and account number is set, or if the account service is not configured, which a demo simulates.
 */
export function bankAccountConfig(
  { POPBILL_BANK_CODE: bankCode, POPBILL_BANK_ACCOUNT: accountNumber }: BankAccountSettings,
  { hasService }: { hasService: boolean },
): { bankCode: string; accountNumber: string } | undefined {
  if (bankCode === undefined && accountNumber === undefined) return undefined
  if (bankCode === undefined)
    throw new ConfigError('POPBILL_BANK_CODE: must be set where POPBILL_BANK_ACCOUNT is.')
  if (accountNumber === undefined)
    throw new ConfigError('POPBILL_BANK_ACCOUNT: must be set where POPBILL_BANK_CODE is.')
  if (!hasService) throw new ConfigError('POPBILL_LINK_ID: must be set where POPBILL_BANK_ACCOUNT is.')
  return { bankCode, accountNumber: digitsOf(accountNumber) }
}
