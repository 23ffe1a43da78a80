import type { Config } from '#server/config.ts'
import type { PaymentGateway } from './gateway.ts'
import { simulatedPayments } from './simulator.ts'
import { tossPayments } from './toss.ts'

/**
 * The service that charges cards and accounts: in demo mode a simulation, else the configured one, which was
 * validated before.
 */
export function paymentsOf({ demo, toss }: Pick<Config, 'demo' | 'toss'>): PaymentGateway {
  return demo ? simulatedPayments : tossPayments(toss!, { service: toss!.url })
}
