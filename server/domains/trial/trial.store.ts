import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { trialAfter, trialStateNames } from '#domain/trial/states.ts'
import type { Db } from '#server/db/client.ts'
import { trials } from '#server/db/schema/trial.ts'

export type StoredTrial = typeof trials.$inferSelect
/** Whose trials are meant: those of the company, or of the member who has none. */
type Holder = { memberId: string; companyId: string | null }

const { id, trialState, endDate, nextReminderDate } = trials

/** The columns that say whose a trial is; exactly one is filled, which the database holds as well. */
export const holderOf = ({ memberId, companyId }: Holder) => ({
  companyId,
  ownerId: companyId === null ? memberId : null,
})

function heldBy({ memberId, companyId }: Holder): SQL | undefined {
  return companyId === null
    ? and(isNull(trials.companyId), eq(trials.ownerId, memberId))
    : eq(trials.companyId, companyId)
}

const endReached = { type: 'END_REACHED' } as const
const livingStates = trialStateNames.filter((state) => trialAfter(state, endReached) !== undefined)
const ended = trialAfter('RUNNING', endReached)

/** Where trials lie. */
export const trialStore = (db: Pick<Db, 'select' | 'insert' | 'update'>) => ({
  list(holder: Holder): Promise<StoredTrial[]> {
    return db.select().from(trials).where(heldBy(holder))
  },

  /** Begins a trial; nothing where the company, or the member without one, has tried the service before. */
  async begin(trial: typeof trials.$inferInsert): Promise<StoredTrial | undefined> {
    const [begun] = await db.insert(trials).values(trial).onConflictDoNothing().returning()
    return begun
  },

  /** Ends those whose last day is before a day, at most so many, and gives them; what another node has in hand is passed over. */
  end(before: string, most: number): Promise<StoredTrial[]> {
    const over = and(inArray(trialState, livingStates), lt(endDate, before))
    const due = db
      .select({ id })
      .from(trials)
      .where(over)
      .orderBy(asc(endDate), asc(id))
      .limit(most)
      .for('update', { skipLocked: true })
    return db
      .update(trials)
      .set({ trialState: ended, nextReminderDate: null })
      .where(and(sql`${id} in ${due}`, over))
      .returning()
  },

  /** Those whose reminder is due on a day, at most so many, locked; what another node has in hand is passed over. */
  lockToRemind(today: string, most: number): Promise<StoredTrial[]> {
    return db
      .select()
      .from(trials)
      .where(and(inArray(trialState, livingStates), lte(nextReminderDate, today)))
      .orderBy(asc(nextReminderDate), asc(id))
      .limit(most)
      .for('update', { skipLocked: true })
  },

  async setReminder(trialId: string, day: string | null): Promise<void> {
    await db.update(trials).set({ nextReminderDate: day }).where(eq(id, trialId))
  },
})
