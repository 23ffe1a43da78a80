import { serviceFailures } from '#domain/connections/connections.ts'
import type { ReceiptIssuer } from '#server/cash-receipts/service-of.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { ConnectionWatch } from './connection-watch.ts'

/**
 * The words of an answer by which Popbill refuses everything, whatever it is asked: its points are used up, or the account of the
 * operator is not right there. Undefined for any other answer.
 */
export function popbillTrouble(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { failure, failureCode } = answer as { failure?: unknown; failureCode?: unknown }
  if (!serviceFailures.some((each) => each === failure)) return undefined
  const isCode = typeof failureCode === 'string' && /^-?\w{1,40}$/.test(failureCode)
  return `Popbill answered ${String(failure)}${isCode ? ` (${failureCode})` : ''}.`
}

/** The issuer of cash receipts, whose calls are noted. */
export const watchedIssuer = (
  { watch }: Pick<ConnectionWatch, 'watch'>,
  issuer: ReceiptIssuer | undefined,
): ReceiptIssuer | undefined =>
  issuer && { ...issuer, service: watch('CASH_RECEIPT', issuer.service, popbillTrouble) }

/** The ways of messages, whose mails and text messages are noted apart. */
export function watchedMessages({ watch }: Pick<ConnectionWatch, 'watch'>, messages: Messages): Messages {
  const [mail, sms] = [watch('MAIL', messages), watch('SMS', messages)]
  return { ...messages, sendMail: (each) => mail.sendMail(each), sendSms: (each) => sms.sendSms(each) }
}
