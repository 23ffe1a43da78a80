import type { Schema } from '#contract/operation.ts'
import type { Connection } from '#domain/connections/connections.ts'
import type { Config } from '#server/config.ts'
import type { PhoneTransport } from '#server/messages/phone/phone-transport.ts'

type Ways = Pick<
  Config,
  | 'demo'
  | 'toss'
  | 'popbill'
  | 'bankAccount'
  | 'cashReceipts'
  | 'nts'
  | 'smsBy'
  | 'mailBy'
  | 'talk'
  | 'clamdUrl'
  | 'juso'
>
export type Connected = Record<Connection, { isConnected: boolean; isSimulated: boolean }>

/** Returns which services the settings connect, and which of them a demo simulates. */
export function connectedServices(config: Ways): Connected {
  const { demo } = config
  const service = (isSet: unknown) => ({ isConnected: demo || Boolean(isSet), isSimulated: demo })
  const own = (isSet: unknown) => ({ isConnected: Boolean(isSet), isSimulated: false })
  return {
    PAYMENT: service(config.toss),
    ACCOUNT: demo ? service(config.bankAccount) : own(config.popbill && config.bankAccount),
    TAX_INVOICE: service(config.popbill),
    CASH_RECEIPT: service(config.popbill && config.cashReceipts),
    REGISTRY: service(config.nts),
    MAIL: service(config.mailBy),
    SMS: service(config.smsBy),
    TALK: service(config.talk),
    FILES: own(true),
    SCANNER: own(config.clamdUrl),
    ADDRESS: config.juso ? own(true) : service(false),
  }
}

/**
 * Returns the parts of the page of the connected services that do not come from calls: the settings and the
 * templates.
 */
export const connectionFacts = (config: Ways, { templates }: Pick<PhoneTransport, 'templates'>) => ({
  connected: connectedServices(config),
  templates: (): Schema<'ConnectionTemplate'>[] =>
    templates?.().map(([messageKind, templateState]) => ({ messageKind, templateState })) ?? [],
})
