import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Database } from '#server/db/client.ts'

/** A statement sent to a database; `name` if it was prepared. */
export type Statement = { name?: string; text: string; values: unknown[] }

const recordedStatements = new AsyncLocalStorage<Statement[]>()

/**
 * Runs some work and returns every statement that the work sent, also in its transactions, and no other statement.
 */
export async function statementsOf(
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  recordStatements(pg.Client.prototype)
  recordStatements(pool)
  const statements: Statement[] = []
  // Awaited within the context, since some promises start only when they are awaited.
  await recordedStatements.run(statements, async () => void (await work()))
  return statements
}

const recordedTargets = new WeakSet<object>()

// Records only calls without a callback. The queries of a pool are recorded at the pool; the pool passes them to a
// client with a callback, possibly later. Transactions use promises.
function recordStatements(target: pg.Pool | pg.Client): void {
  if (recordedTargets.has(target)) return
  recordedTargets.add(target)
  const query = target.query as (...given: unknown[]) => unknown
  target.query = function (this: unknown, ...given: unknown[]) {
    const [first, second] = given
    if (typeof given.at(-1) !== 'function') recordedStatements.getStore()?.push(statementOf(first, second))
    return query.apply(this, given)
  } as never
}

function statementOf(first: unknown, second: unknown): Statement {
  const { name, text, values } =
    typeof first === 'string' ? { text: first } : (first as pg.QueryConfig & Statement)
  return { ...(name !== undefined && { name }), text, values: values ?? (second as unknown[]) ?? [] }
}
