import pg from 'pg'
import { tracedStatement } from '#server/observability/statement-spans.ts'
import { statementNames } from './statement-names.ts'

/** The log of the data layer; a pino logger fits. */
export type Log = { warn(data: object, message: string): void }

type ConnectedClient = pg.PoolClient & { release: (destroy?: Error | boolean) => void }

class SharedClient extends pg.Client {
  /** Returns the name for a statement; shared by all connections of the pool. */
  protected nameOf: (text: string) => string | undefined = () => undefined

  // Cuts the connection after a timeout: a query whose caller has stopped waiting still runs, and the next query on
  // the connection would wait for it.
  override query = ((first: pg.QueryConfig | string, ...others: never[]) => {
    const namedArguments = [this.named(first), ...others] as unknown as Parameters<pg.Client['query']>
    const ask = () => super.query(...namedArguments) as unknown
    // Queries of the pool itself have a callback, and belong to the pool's span.
    const answer =
      typeof namedArguments.at(-1) === 'function' ? ask() : tracedStatement(namedArguments[0], ask)
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
 * A pool that recovers by itself. A connection that breaks while in use returns to the pool at once, even if its
 * holder never releases it; drizzle does not release it when its `begin` fails.
 */
class HealingPool extends pg.Pool {
  // Queries are traced here, where the calling request is still known: a connection that becomes free belongs to
  // another request.
  override query = ((...given: Parameters<pg.Pool['query']>) => {
    const ask = () => super.query(...given) as unknown
    return typeof given.at(-1) === 'function' ? ask() : tracedStatement(given[0], ask)
  }) as pg.Pool['query']

  override connect = ((callback?: (...given: unknown[]) => void) => {
    if (callback) return super.connect(callback as never)
    return super.connect().then((client) => reconnecting(client as ConnectedClient))
  }) as pg.Pool['connect']
}

function reconnecting(client: ConnectedClient): ConnectedClient {
  const release = client.release.bind(client)
  let released = false
  const releaseOnce = (destroy?: Error | boolean) => {
    if (released) return
    released = true
    client.off('end', onConnectionLost)
    release(destroy)
  }
  const onConnectionLost = () => releaseOnce(true)
  client.once('end', onConnectionLost)
  return Object.assign(client, { release: releaseOnce })
}

function isTimeout(error: Error): boolean {
  return error.message === 'Query read timeout'
}

/** Opens a pool that returns dates as texts and reports broken connections instead of throwing. */
export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  // Each named statement uses about 65 KiB in a connection.
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

// A DATE is a day, not an instant: as a Date it would depend on the machine's time zone.
const textDates: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.DATE ? (text: string) => text : (pg.types.getTypeParser(id, format) as unknown),
}
