import { type Clock, deviceTime } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Database } from './db/client.ts'
import type { Log } from './observability/log.ts'

/** What the database's clock says, in milliseconds since 1970, and what the other one says right before and after it was asked. */
export type DatabaseTime = (other: () => number) => Promise<{ before: number; there: number; after: number }>

export type ClockWatch = {
  /**
   * By how many seconds this node's clock is surely ahead of the database's, negative where it is behind; 0 where they may be the same.
   * Rejects where the database does not answer.
   */
  skewSeconds(): Promise<number>
  /** Whether the two agree as far as they must. Rejects where the database does not answer. */
  isRight(): Promise<boolean>
}

/**
 * Holds this node's clock against the database's, which all nodes share: one that is wrong would charge cards, end subscriptions and
 * give up mails at a wrong time. Where `mostSeconds` is not set every clock is right, as in a demo, whose clock people move. `log`
 * gets one line when the clock goes wrong and one when it is right again.
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
    // It was read at some moment in between; what may be the way there and back is no difference.
    const surely = before > there ? before - there : Math.min(after - there, 0)
    return surely / SECOND_MS
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

/** Reads the clock of a database. A connection is waited for first: that wait is not to count. */
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
