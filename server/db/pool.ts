import pg from 'pg'
import { tracedStatement } from '#server/observability/statement-spans.ts'
import { statementNames } from './statement-names.ts'

/** What the data layer reports to its owner: a pino logger fits. */
export type Log = { warn(data: object, message: string): void }

type Connected = pg.PoolClient & { release: (destroy?: Error | boolean) => void }

class SharedClient extends pg.Client {
  /** Names the statements of all connections of its pool. */
  protected nameOf: (text: string) => string | undefined = () => undefined

  // A query that was given up still runs on its connection, and whatever is asked next would wait behind it.
  override query = ((first: pg.QueryConfig | string, ...others: never[]) => {
    const given = [this.named(first), ...others] as unknown as Parameters<pg.Client['query']>
    const ask = () => super.query(...given) as unknown
    // What the pool itself asks has a callback, and its span is the pool's.
    const answer = typeof given.at(-1) === 'function' ? ask() : tracedStatement(given[0], ask)
    if (answer instanceof Promise) answer.catch((error: Error) => isTimeout(error) && this.cut())
    return answer
  }) as pg.Client['query']

  private named(statement: pg.QueryConfig | string): pg.QueryConfig | string {
    if (typeof statement === 'string' || statement.name !== undefined) return statement
    const name = this.nameOf(statement.text)
    return name === undefined ? statement : { ...statement, name }
  }

  private cut(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
}

/**
 * A pool that heals by itself: a connection that breaks while it is held goes back to the pool at once, even if
 * its holder never releases it, as drizzle does not when its `begin` fails.
 */
class HealingPool extends pg.Pool {
  // Here, where the asking call is still known: a connection that comes free belongs to another one.
  override query = ((...given: Parameters<pg.Pool['query']>) => {
    const ask = () => super.query(...given) as unknown
    return typeof given.at(-1) === 'function' ? ask() : tracedStatement(given[0], ask)
  }) as pg.Pool['query']

  override connect = ((callback?: (...given: unknown[]) => void) => {
    if (callback) return super.connect(callback as never)
    return super.connect().then((client) => healing(client as Connected))
  }) as pg.Pool['connect']
}

function healing(client: Connected): Connected {
  const release = client.release.bind(client)
  let released = false
  const once = (destroy?: Error | boolean) => {
    if (released) return
    released = true
    client.off('end', lost)
    release(destroy)
  }
  const lost = () => once(true)
  client.once('end', lost)
  return Object.assign(client, { release: once })
}

function isTimeout(error: Error): boolean {
  return error.message === 'Query read timeout'
}

/** Opens a pool whose dates stay texts and whose broken connections are reported, never thrown at the process. */
export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  // A connection holds about 65 KiB for each.
  const nameOf = statementNames({ after: 4, most: 200 })
  class Client extends SharedClient {
    protected override nameOf = nameOf
  }
  const pool = new HealingPool({ ...config, Client: Client as never, types: textDates })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  })
  return pool
}

// A DATE is a day, not an instant: as a Date it would move by the machine's time zone.
const textDates: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.DATE ? (text: string) => text : (pg.types.getTypeParser(id, format) as unknown),
}
