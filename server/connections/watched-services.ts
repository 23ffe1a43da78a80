import { serviceFailures } from '#domain/connections/connections.ts'
import type { ReceiptIssuer } from '#server/cash-receipts/service-of.ts'
import type { Messages } from '#server/messages/messages.ts'
import type { ConnectionWatch } from './connection-watch.ts'

/**
 * Returns the failure message of an answer by which Popbill refuses every request: the points are used up, or the
 * account of the operator is not valid there. Undefined for any other answer.
 */
export function popbillTrouble(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { failure, failureCode } = answer as { failure?: unknown; failureCode?: unknown }
  if (!serviceFailures.some((each) => each === failure)) return undefined
  const isCode = typeof failureCode === 'string' && /^-?\w{1,40}$/.test(failureCode)
  return `Popbill answered ${String(failure)}${isCode ? ` (${failureCode})` : ''}.`
}

/** Returns the issuer of cash receipts with its calls recorded. */
export const watchedIssuer = (
  { watch }: Pick<ConnectionWatch, 'watch'>,
  issuer: ReceiptIssuer | undefined,
): ReceiptIssuer | undefined =>
  issuer && { ...issuer, service: watch('CASH_RECEIPT', issuer.service, popbillTrouble) }

/** Returns the message services, whose calls for mails and for text messages are recorded separately. */
export function watchedMessages({ watch }: Pick<ConnectionWatch, 'watch'>, messages: Messages): Messages {
  const [mail, sms] = [watch('MAIL', messages), watch('SMS', messages)]
  return { ...messages, sendMail: (each) => mail.sendMail(each), sendSms: (each) => sms.sendSms(each) }
}
