import type { Db } from '#server/db/client.ts'
import type { PaymentGateway } from '#server/payments/gateway.ts'
import type { TaxInvoiceService } from '#server/tax-invoices/service.ts'

/** Thrown where the process of a node is killed. */
export class NodeKilled extends Error {
  override name = 'NodeKilled'
}

/**
 * The number of steps until a node is killed. Steps are counted before and after each statement, end of a transaction
 * and call of a service.
 */
export type StepsLeft = { left: number }
/** Returns the steps of a node that is never killed. */
export const unlimitedSteps = (): StepsLeft => ({ left: Number.POSITIVE_INFINITY })

function takeStep(steps: StepsLeft): void {
  steps.left -= 1
  if (steps.left < 0) throw new NodeKilled()
}

/**
 * Wraps the database of a node that is killed after some steps. The node is killed between two statements, before a
 * commit (which rolls the transaction back), or after a commit that is not confirmed to the node.
 */
export function killableDb(db: Db, steps: StepsLeft): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    takeStep(steps)
    const result = await db.transaction(async (tx) => {
      const result = await work(tx)
      takeStep(steps)
      return result
    }, config)
    takeStep(steps)
    return result
  }
  const statements = new Set<string | symbol>(['insert', 'update', 'delete'])
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return transaction
      if (statements.has(key)) takeStep(steps)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Wraps a service so that its caller may be killed before a call is sent, or before the answer is read. */
export function killableService<Service extends PaymentGateway | TaxInvoiceService>(
  service: Service,
  steps: StepsLeft,
): Service {
  return new Proxy(service, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function' || key === 'accepts') return value
      return async (...given: unknown[]) => {
        takeStep(steps)
        const answer: unknown = await Reflect.apply(value, target, given)
        takeStep(steps)
        return answer
      }
    },
  })
}
