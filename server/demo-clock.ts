import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Clock, systemClock } from '#domain/clock.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from './db/client.ts'
import { accountDrafts } from './db/schema/account.ts'
import { mailQueue } from './db/schema/mail.ts'
import { memberProofs } from './db/schema/member.ts'
import { mfaChallenges, mfaEnrolments } from './db/schema/mfa.ts'
import { passkeyChallenges } from './db/schema/passkey.ts'
import { phoneMessages } from './db/schema/phone-message.ts'
import { sessions } from './db/schema/session.ts'
import { throttles } from './db/schema/throttle.ts'
import { uploads } from './db/schema/upload.ts'
import { withdrawalProofs } from './db/schema/withdrawal.ts'

export type DemoClock = Clock & {
  outside(): Date
  /** Sets the time, but no earlier than the real time, and shifts the times of short-lived data by as much. */
  moveTo(moment: Date): Promise<void>
}

/** The maximum number of days that the demo's clock may be ahead of the real time. */
export const MAX_DAYS_AHEAD = 732

type ShiftedTable = [PgTable, PgColumn[], SQL?]

/**
 * The tables of short-lived data, such as sessions. Their times move with the clock, so that the data stays valid for
 * the same remaining time.
 */
const tablesMovedWithClock: ShiftedTable[] = [
  [
    sessions,
    [
      sessions.createdAt,
      sessions.lastSeenAt,
      sessions.endsAt,
      sessions.passwordCheckedAt,
      sessions.confirmedUsedAt,
      sessions.verifiedAgainAt,
    ],
    isNull(sessions.endedAt),
  ],
  [mfaChallenges, [mfaChallenges.createdAt, mfaChallenges.expiresAt]],
  [mfaEnrolments, [mfaEnrolments.sentAt, mfaEnrolments.createdAt, mfaEnrolments.expiresAt]],
  [withdrawalProofs, [withdrawalProofs.expiresAt]],
  [passkeyChallenges, [passkeyChallenges.expiresAt]],
  [accountDrafts, [accountDrafts.codeSentAt, accountDrafts.createdAt, accountDrafts.expiresAt]],
  [memberProofs, [memberProofs.codeSentAt, memberProofs.expiresAt]],
  [uploads, [uploads.createdAt], isNull(uploads.attachedAt)],
  [throttles, [throttles.windowEndsAt]],
  [mailQueue, [mailQueue.nextTryAt]],
  [phoneMessages, [phoneMessages.createdAt, phoneMessages.nextTryAt]],
]

/**
 * The demo's clock, which can be moved ahead of the real time and back to it. Its lead is stored in a file next to
 * the data, so that a restart restores the clock and the data.
 */
export function createDemoClock({
  filePath,
  db,
  outside = systemClock,
}: {
  filePath: string
  db: Db
  outside?: Clock
}): DemoClock {
  let aheadMs = read(filePath)

  return {
    now: () => new Date(outside.now().getTime() + aheadMs),
    outside: () => outside.now(),
    async moveTo(moment) {
      const realNow = outside.now().getTime()
      const next = Math.max(0, Math.min(moment.getTime() - realNow, MAX_DAYS_AHEAD * DAY_MS))
      const by = next - aheadMs
      // The times of the sessions are moved first if the clock goes forward, and last if it goes back, so that no
      // session seems to have expired during the move.
      if (by > 0) await shiftTimes(db, by)
      aheadMs = next
      if (by < 0) await shiftTimes(db, by)
      mkdirSync(dirname(filePath), { recursive: true })
      writeFileSync(filePath, JSON.stringify({ aheadMs }))
    },
  }
}

/** Whether a clock can be moved. */
export const isDemoClock = (clock: Clock): clock is DemoClock => 'moveTo' in clock

async function shiftTimes(db: Db, ms: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [table, columns, where] of tablesMovedWithClock) {
      const assignments = columns.map(
        (column) =>
          sql`${sql.identifier(column.name)} = ${column} + ${ms}::float8 * interval '1 millisecond'`,
      )
      await tx.execute(sql`update ${table} set ${sql.join(assignments, sql`, `)} where ${where ?? sql`true`}`)
    }
  })
}

function read(path: string): number {
  try {
    return Math.max(0, Number((JSON.parse(readFileSync(path, 'utf8')) as { aheadMs: unknown }).aheadMs) || 0)
  } catch {
    return 0
  }
}
