import { type Clock, deviceTime } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Database } from './db/client.ts'
import type { Log } from './observability/log.ts'

/**
 * Reads the time of the database in milliseconds since 1970, and the time of the clock `other` right before and right
 * after this reading.
 */
export type DatabaseTime = (other: () => number) => Promise<{ before: number; there: number; after: number }>

export type ClockWatch = {
  /**
   * The minimum number of seconds by which this node's clock is ahead of the database's, negative if behind;
   * 0 if they may agree. Rejects if the database does not answer.
   */
  skewSeconds(): Promise<number>
  /** Whether the two clocks differ by at most `mostSeconds`. Rejects if the database does not answer. */
  isRight(): Promise<boolean>
}

/**
 * Compares this node's clock with the database's, which all nodes share: a node with a wrong clock would
 * charge cards, end subscriptions and give up mails at the wrong time. Without `mostSeconds` every clock
 * counts as right, as in a demo, whose clock people move. `log` gets one line when the clock becomes wrong
 * and one when it is right again.
 */
export function watchClock({
  read,
  clock,
  log,
  mostSeconds,
}: {
  read: DatabaseTime
  clock: Clock
  log: Pick<Log, 'error' | 'info'>
  mostSeconds: number | undefined
}): ClockWatch {
  let wasRight = true

  async function skewSeconds(): Promise<number> {
    const { before, there, after } = await read(() => deviceTime(clock).getTime())
    // The database has read its clock at a moment between `before` and `after`, so the round trip does not count as a
    // difference.
    const minDifferenceMs = before > there ? before - there : Math.min(after - there, 0)
    return minDifferenceMs / SECOND_MS
  }

  return {
    skewSeconds,
    async isRight() {
      if (mostSeconds === undefined) return true
      const aheadSeconds = await skewSeconds()
      const isRight = Math.abs(aheadSeconds) <= mostSeconds
      if (wasRight && !isRight)
        log.error({ aheadSeconds }, 'the clock differs from the database’s: not ready, and no job is done')
      if (!wasRight && isRight) log.info({ aheadSeconds }, 'the clock agrees with the database’s again')
      wasRight = isRight
      return isRight
    },
  }
}

/**
 * Returns a function that reads the clock of a database. The connection is opened first, so that the time spent
 * waiting for a connection does not count.
 */
export const timeOf =
  ({ pool }: Pick<Database, 'pool'>): DatabaseTime =>
  async (other) => {
    const client = await pool.connect()
    try {
      const before = other()
      const { rows } = await client.query<{ ms: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
      )
      return { before, there: rows[0]!.ms, after: other() }
    } finally {
      client.release()
    }
  }
