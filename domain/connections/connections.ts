import type { Schema } from '#contract/operation.ts'

export type Connection = Schema<'Connection'>['connection']
export type ConnectionState = Schema<'Connection'>['connectionState']

/**
 * The external services of the portal, in the order in which the staff see them, each with the settings that connect
 * it.
 */
export const connectionSettings = {
  PAYMENT: ['TOSS_SECRET_KEY', 'TOSS_CLIENT_KEY'],
  ACCOUNT: ['POPBILL_BANK_CODE', 'POPBILL_BANK_ACCOUNT'],
  TAX_INVOICE: ['POPBILL_LINK_ID', 'POPBILL_SECRET_KEY'],
  CASH_RECEIPT: ['POPBILL_CASH_RECEIPTS'],
  REGISTRY: ['NTS_SERVICE_KEY'],
  MAIL: ['SMTP_URL', 'MAIL_FROM', 'MAIL_GATEWAY_URL'],
  SMS: ['SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SMS_FROM', 'SMS_GATEWAY_URL'],
  TALK: ['KAKAO_CHANNEL_ID', 'ALIMTALK_TEMPLATES'],
  FILES: ['FILES_DIR', 'FILES_URL'],
  SCANNER: ['CLAMD_URL'],
  ADDRESS: ['JUSO_API_KEY'],
} as const satisfies Record<Connection, readonly string[]>

export const connections = Object.keys(connectionSettings) as Connection[]

/**
 * The last calls to a service: `lastSuccessAt` is null if no call has succeeded, `failingSince` is null if the last
 * call did not fail.
 */
export type Calls = { lastSuccessAt: Date | null; failingSince: Date | null }

/** Returns the state of a service: in trouble from a failed call until the next successful one. */
export function connectionStateOf(
  { isConnected, isSimulated }: { isConnected: boolean; isSimulated: boolean },
  { lastSuccessAt, failingSince }: Calls,
): ConnectionState {
  if (!isConnected) return 'NOT_CONNECTED'
  if (failingSince !== null) return 'TROUBLE'
  if (isSimulated) return 'SIMULATED'
  return lastSuccessAt === null ? 'UNUSED' : 'CONNECTED'
}

/** The failures of Popbill that concern the account of the operator, not one document. */
export const serviceFailures = ['POINTS', 'ACCOUNT', 'BANK'] as const
