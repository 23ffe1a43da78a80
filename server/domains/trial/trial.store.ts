import { and, asc, eq, gt, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { trialAfter, trialStateNames } from '#domain/trial/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { members } from '#server/db/schema/member.ts'
import { trials, triedServices } from '#server/db/schema/trial.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'

type Queries = Pick<Db, 'select'>
export type StoredTrial = typeof trials.$inferSelect
/** The owner of trials: the company, or the member without one. */
type Holder = { memberId: string; companyId: string | null }

const { id, trialState, endDate, nextReminderDate } = trials

/** The columns of a trial's owner; exactly one is filled, which a database constraint ensures as well. */
export const holderOf = ({ memberId, companyId }: Holder) => ({
  companyId,
  ownerId: companyId === null ? memberId : null,
})

function isHeldBy({ memberId, companyId }: Holder): SQL | undefined {
  return companyId === null
    ? and(isNull(trials.companyId), eq(trials.ownerId, memberId))
    : eq(trials.companyId, companyId)
}

const endReached = { type: 'END_REACHED' } as const
const livingStates = trialStateNames.filter((state) => trialAfter(state, endReached) !== undefined)
const endedState = trialAfter('RUNNING', endReached)

const PURPOSE = 'trial-person'

/**
 * The identifier of a person who tries a service: a hash of the verified phone number. Only this installation can
 * compute the hash.
 */
export const personHashOf = (keyedHash: KeyedHash, phoneNumber: string): string =>
  keyedHash(PURPOSE, phoneNumber)

/** The verified phone number of a member; undefined if the member does not exist. */
export async function provenNumberOf(db: Queries, memberId: string): Promise<string | undefined> {
  const [member] = await db
    .select({ phoneNumber: members.phoneNumber })
    .from(members)
    .where(eq(members.id, memberId))
  return member?.phoneNumber
}

/** The queries of the services that former members have tried. */
export const triedServiceStore = (db: Pick<Db, 'select' | 'insert' | 'delete'>) => ({
  /**
   * The services that the person with a phone number has tried with a former account, as far as the records are still
   * retained on a day.
   */
  async of(phoneNumber: string | undefined, keyedHash: KeyedHash, today: string): Promise<Set<string>> {
    if (phoneNumber === undefined) return new Set()
    const { personHash, serviceCode, forgetOn } = triedServices
    const rows = await db
      .select({ serviceCode })
      .from(triedServices)
      .where(and(inArray(personHash, keyedHash.each(PURPOSE, phoneNumber)), gt(forgetOn, today)))
    return new Set(rows.map((row) => row.serviceCode))
  },

  async add(rows: (typeof triedServices.$inferInsert)[]): Promise<void> {
    if (rows.length === 0) return
    const unique = new Map(rows.map((row) => [`${row.personHash} ${row.serviceCode}`, row]))
    const { personHash, serviceCode } = triedServices
    await db
      .insert(triedServices)
      .values([...unique.values()])
      .onConflictDoUpdate({
        target: [personHash, serviceCode],
        set: { forgetOn: sql`excluded.forget_on` },
      })
  },
})

/** Rows whose retention is over on a day. */
export const expiredTriedServices = (today: string): Expired => ({
  table: triedServices,
  where: lte(triedServices.forgetOn, today),
})

/** The trials of a company, or of a member without one. */
export const listTrialsOf = (db: Queries, holder: Holder): Promise<StoredTrial[]> =>
  db.select().from(trials).where(isHeldBy(holder))

/** The queries of trials. */
export const trialStore = (db: Pick<Db, 'select' | 'insert' | 'update'>) => ({
  /** Begins a trial; undefined if the company, or the member without one, has tried the service before. */
  async begin(trial: typeof trials.$inferInsert): Promise<StoredTrial | undefined> {
    const [begun] = await db.insert(trials).values(trial).onConflictDoNothing().returning()
    return begun
  },

  /**
   * Ends trials whose last day is before a day, up to a limit, and returns them; rows that another node
   * handles are skipped.
   */
  end(before: string, most: number): Promise<StoredTrial[]> {
    const isOver = and(inArray(trialState, livingStates), lt(endDate, before))
    const due = db
      .select({ id })
      .from(trials)
      .where(isOver)
      .orderBy(asc(endDate), asc(id))
      .limit(most)
      .for('update', { skipLocked: true })
    return db
      .update(trials)
      .set({ trialState: endedState, nextReminderDate: null })
      .where(and(sql`${id} in ${due}`, isOver))
      .returning()
  },

  /**
   * Trials whose reminder is due on a day, up to a limit, locked; rows that another node handles are skipped.
   */
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
