import { sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Connection } from '#domain/connections/connections.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { AddressSearchFailed } from '#server/addresses/addresses.ts'
import type { Db } from '#server/db/client.ts'
import { connectionStates } from '#server/db/schema/connection.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import { failureDescription } from './failure-words.ts'

type Note = { successAt?: Date; failureAt?: Date; since?: Date; words?: string }
export type ConnectionWatch = ReturnType<typeof createConnectionWatch>

/**
 * Records the outcomes of this node's calls to external services, and makes no calls of its own. The records stay in
 * memory until `store`, so that no call waits for the database.
 */
export function createConnectionWatch({ db, clock }: { db: Db; clock: Clock }) {
  const notes = new Map<Connection, Note>()
  /** The time of the last success that was stored, for services without a failure since. */
  const storedWell = new Map<Connection, number>()

  const recordSuccess = (connection: Connection) => {
    const before: Note = notes.get(connection) ?? {}
    const { since: _, ...rest } = before
    notes.set(connection, { ...rest, successAt: clock.now() })
  }
  const recordFailure = (connection: Connection, words: string) => {
    const before: Note = notes.get(connection) ?? {}
    const failureAt = clock.now()
    notes.set(connection, { ...before, failureAt, since: before.since ?? failureAt, words })
  }

  /**
   * Whether the recorded calls are only successes, less than a minute after the stored success, so that nothing needs
   * to be stored.
   */
  function isKnown(connection: Connection, { successAt, failureAt }: Note): boolean {
    const storedAt = storedWell.get(connection)
    return (
      failureAt === undefined &&
      storedAt !== undefined &&
      successAt !== undefined &&
      successAt.getTime() - storedAt < MINUTE_MS
    )
  }

  return {
    /**
     * Returns a proxy of the service that records its calls. Any answer is a success, also a refusal, unless
     * `troubleOf` returns the message of a failure for it.
     */
    watch<Service extends object>(
      connection: Connection,
      service: Service,
      troubleOf: (answer: unknown) => string | undefined = () => undefined,
    ): Service {
      return new Proxy(service, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key)
          if (typeof value !== 'function') return value
          return (...given: unknown[]) => {
            const result: unknown = Reflect.apply(value, target, given)
            if (!(result instanceof Promise)) return result
            return result.then(
              (answer: unknown) => {
                const trouble = troubleOf(answer)
                if (trouble === undefined) recordSuccess(connection)
                else recordFailure(connection, trouble)
                return answer
              },
              (error: unknown) => {
                if (isAnswer(error)) recordSuccess(connection)
                else recordFailure(connection, failureDescription(error))
                throw error
              },
            )
          }
        },
      })
    },

    /**
     * Stores the calls recorded since the previous `store`. If several nodes have made calls, the latest call counts.
     */
    async store(): Promise<void> {
      for (const [connection, noted] of notes) {
        notes.delete(connection)
        if (isKnown(connection, noted)) continue
        const { successAt, failureAt, since, words } = noted
        const isWell = successAt !== undefined && since === undefined
        await db
          .insert(connectionStates)
          .values({
            connection,
            lastSuccessAt: successAt ?? null,
            lastFailureAt: failureAt ?? null,
            failingSince: since ?? null,
            lastFailure: words ?? null,
          })
          .onConflictDoUpdate({
            target: connectionStates.connection,
            set: {
              ...(successAt && { lastSuccessAt: successAt }),
              ...(failureAt && { lastFailureAt: failureAt, lastFailure: words }),
              failingSince: isWell
                ? null
                : successAt
                  ? since!
                  : sql`coalesce(${connectionStates.failingSince}, ${sql.param(since, connectionStates.failingSince)}::timestamptz)`,
            },
          })
        if (isWell) storedWell.set(connection, successAt.getTime())
        else storedWell.delete(connection)
      }
    },
  }
}

/**
 * Whether an error is the answer of a working service, such as the refusal of one message, or of a search that needs
 * more words.
 */
const isAnswer = (error: unknown): boolean =>
  (error instanceof MessageFailed && error.refused) ||
  (error instanceof AddressSearchFailed && error.problem === 'address.vague')
