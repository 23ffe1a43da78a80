import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import type { KeyedHash } from './keyed-hash.ts'

/** The limits of attempts that may be guesses, such as attempts with a password or a code. */
export type GuessRule = {
  /** Part of the primary key of a count: rules of the same name share a count. */
  name: string
  tries: number
  windowSeconds: number
  /** The delay after the n-th wrong attempt. */
  delaysSeconds?: readonly number[]
  /** `lastTry`: the window restarts with every attempt. `firstTry`: the window is not extended. */
  windowFrom: 'firstTry' | 'lastTry'
}

/** The result of a reservation: the attempt may be checked, or the seconds until the next attempt is allowed. */
export type Reservation =
  | { allowed: true; remaining: number; retryAfterSeconds: number }
  | { allowed: false; retryAfterSeconds: number }

export type Throttle = ReturnType<typeof createThrottle>

/** Returns the primary key of a count, which does not reveal the account or address. */
export const throttleKey = (hash: KeyedHash, rule: Pick<GuessRule, 'name'>, subject: string) =>
  `${rule.name}:${hash('throttle', `${rule.name}:${subject}`)}`

/**
 * Counts attempts in the database, for all nodes together. An attempt is counted before it is checked and by one
 * statement, so that concurrent attempts cannot exceed the limit. An attempt during a pause is not checked at all.
 */
export function createThrottle({
  db,
  hash,
  clock,
}: {
  db: Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'>
  hash: KeyedHash
  clock: Clock
}) {
  const endsAt = throttles.windowEndsAt

  return {
    /**
     * Reserves one attempt of a subject. `retryAfterSeconds` of an allowed attempt is the delay before the next
     * attempt if this attempt is wrong.
     */
    async reserve(rule: GuessRule, subject: string): Promise<Reservation> {
      const now = clock.now()
      const key = throttleKey(hash, rule, subject)
      const windowEndsAt = new Date(now.getTime() + rule.windowSeconds * SECOND_MS)
      const isOver = sql`${endsAt} <= ${sqlTime(now)}`
      const rows = await db
        .insert(throttles)
        .values({ key, count: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
            windowEndsAt:
              rule.windowFrom === 'lastTry'
                ? windowEndsAt
                : sql`case when ${isOver} then ${sqlTime(windowEndsAt)} else ${endsAt} end`,
          },
          setWhere: sql`${isOver} or (${throttles.count} < ${rule.tries} and ${isDelayOver(rule, now)})`,
        })
        .returning({ count: throttles.count, windowEndsAt: throttles.windowEndsAt })
      const [taken] = rows
      if (!taken) return { allowed: false, retryAfterSeconds: (await this.pauseOf(rule, subject)) || 1 }
      return {
        allowed: true,
        remaining: rule.tries - taken.count,
        retryAfterSeconds: waitAfter(rule, taken, now),
      }
    },

    /** Returns the seconds until an attempt of a subject is allowed; 0 if an attempt is allowed now. */
    async pauseOf(rule: GuessRule, subject: string): Promise<number> {
      const now = clock.now()
      const [row] = await db
        .select()
        .from(throttles)
        .where(eq(throttles.key, throttleKey(hash, rule, subject)))
      return row ? waitAfter(rule, row, now) : 0
    },

    /** Resets the count of a subject after a correct attempt. */
    async clear(rule: GuessRule, subject: string): Promise<void> {
      await db.delete(throttles).where(eq(throttles.key, throttleKey(hash, rule, subject)))
    },

    /** Removes all counts of the given subjects, such as those of a former member, under every rule. */
    async forget(subjects: readonly string[]): Promise<void> {
      const names = await db
        .selectDistinct({ name: sql<string>`split_part(${throttles.key}, ':', 1)` })
        .from(throttles)
      const keys = names.flatMap(({ name }) =>
        subjects.map((subject) => throttleKey(hash, { name }, subject)),
      )
      if (keys.length > 0) await db.delete(throttles).where(inArray(throttles.key, keys))
    },

    /** Takes back one counted attempt that was correct, or was not checked. */
    async giveBack(rule: GuessRule, subject: string): Promise<void> {
      const key = throttleKey(hash, rule, subject)
      await db
        .update(throttles)
        .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
        .where(eq(throttles.key, key))
    },
  }
}

/**
 * Returns the condition that the delay after the last attempt is over. With `lastTry`, the time of the last attempt
 * follows from the end of the window.
 */
function isDelayOver(rule: GuessRule, now: Date): SQL {
  const cases = (rule.windowFrom === 'lastTry' ? (rule.delaysSeconds ?? []) : [])
    .map((delay, index) => ({ count: index + 1, delay }))
    .filter(({ delay }) => delay > 0)
    .map(({ count, delay }) => {
      const latestEnd = new Date(now.getTime() + (rule.windowSeconds - delay) * SECOND_MS)
      return sql`when ${throttles.count} = ${count} then ${throttles.windowEndsAt} <= ${sqlTime(latestEnd)}`
    })
  return cases.length === 0 ? sql`true` : sql`case ${sql.join(cases, sql` `)} else true end`
}

function waitAfter(
  rule: GuessRule,
  { count, windowEndsAt }: { count: number; windowEndsAt: Date },
  now: Date,
): number {
  const secondsLeft = (windowEndsAt.getTime() - now.getTime()) / SECOND_MS
  if (secondsLeft <= 0) return 0
  if (count >= rule.tries) return Math.ceil(secondsLeft)
  const delay = rule.windowFrom === 'lastTry' ? (rule.delaysSeconds?.[count - 1] ?? 0) : 0
  return delay === 0 ? 0 : Math.max(0, Math.ceil(secondsLeft - (rule.windowSeconds - delay)))
}

const sqlTime = (date: Date) => sql`${date.toISOString()}::timestamptz`
