import type { Clock } from '#domain/clock.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { Config } from '#server/config.ts'
import { popbillAccount } from './popbill.ts'
import type { AccountService } from './service.ts'
import { simulatedAccount } from './simulator.ts'

/** The bank account of a demo without bank account settings. */
export const demoAccount = { bankCode: '0004', accountNumber: '00012345678900' }

/**
 * Returns the service that reads the bank account: a simulation in demo mode, otherwise the configured service.
 * Undefined if no service is configured; the staff then import the bank statement as a file.
 */
export function accountServiceOf(
  { demo, popbill, bankAccount, operator }: Pick<Config, 'demo' | 'popbill' | 'bankAccount' | 'operator'>,
  clock: Clock,
): AccountService | undefined {
  if (demo) return simulatedAccount(bankAccount ?? demoAccount, clock)
  if (!popbill || !bankAccount) return undefined
  const { auth, service, ...account } = popbill
  return popbillAccount({ ...account, businessNo: digitsOf(operator.businessNo) }, bankAccount, clock, {
    auth,
    service,
  })
}
