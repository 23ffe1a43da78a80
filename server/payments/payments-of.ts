import type { Config } from '#server/config.ts'
import type { PaymentGateway } from './gateway.ts'
import { simulatedPayments } from './simulator.ts'
import { tossPayments } from './toss.ts'

/** Who charges cards and accounts: in demo mode a simulation, else whom the configuration names, which has checked that it does. */
export function paymentsOf({ demo, toss }: Pick<Config, 'demo' | 'toss'>): PaymentGateway {
  return demo ? simulatedPayments : tossPayments(toss!, { service: toss!.url })
}
