import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { PaymentGateway } from './gateway.ts'
import { storedSimulation } from './stored-simulation.ts'
import { tossPayments } from './toss.ts'

/**
 * Returns the service that charges cards and accounts: in demo mode a simulation that stores its list of settlements,
 * otherwise the configured service, whose settings have been validated.
 */
export function paymentsOf(
  { demo, toss }: Pick<Config, 'demo' | 'toss'>,
  deps: { db: Db; clock: Clock },
): PaymentGateway {
  return demo ? storedSimulation(deps) : tossPayments(toss!, { service: toss!.url })
}
