import type { Db } from '#server/db/client.ts'
import type { PaymentGateway } from '#server/payments/gateway.ts'
import type { TaxInvoiceService } from '#server/tax-invoices/service.ts'

/** The process of a node was killed at this place. */
export class NodeKilled extends Error {
  override name = 'NodeKilled'
}

/** The number of steps that a node still lives: statements, ends of transactions and calls to services, before and after each. */
export type Life = { left: number }
export const immortal = (): Life => ({ left: Number.POSITIVE_INFINITY })

function live(life: Life): void {
  life.left -= 1
  if (life.left < 0) throw new NodeKilled()
}

/**
 * The database of a node that is killed after some steps: between statements, before a commit, which undoes the
 * transaction, or after it, where the node does not know of it.
 */
export function mortalDb(db: Db, life: Life): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    live(life)
    const result = await db.transaction(async (tx) => {
      const done = await work(tx)
      live(life)
      return done
    }, config)
    live(life)
    return result
  }
  const statements = new Set<string | symbol>(['insert', 'update', 'delete'])
  return new Proxy(db, {
    get(target, key) {
      if (key === 'transaction') return transaction
      if (statements.has(key)) live(life)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A service whose caller may be killed before a call is sent, or before its answer is read. */
export function mortalService<Service extends PaymentGateway | TaxInvoiceService>(
  service: Service,
  life: Life,
): Service {
  return new Proxy(service, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function' || key === 'accepts') return value
      return async (...given: unknown[]) => {
        live(life)
        const answer: unknown = await Reflect.apply(value, target, given)
        live(life)
        return answer
      }
    },
  })
}
