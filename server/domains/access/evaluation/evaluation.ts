import { type LevelUse, strongestOf, useOf } from '#domain/access/app-uses.ts'
import { todayOf } from '#domain/access/terms.ts'
import { stricterOf } from '#domain/access/use-states.ts'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { normalizeEmail } from '#domain/email.ts'
import type { Db } from '#server/db/client.ts'
import { APP_KEY_PURPOSE, isAppKey } from '#server/security/app-key.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import { evaluationStore } from './evaluation.store.ts'

/** The resource of an evaluation: the app itself, or one of its levels by its id. */
export type EvaluatedResource = { subject: string; levelId?: string }
export type Use = Omit<LevelUse<string | null>, 'levelId'>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const notHeld: Use = { use: 'NONE', grantId: null, endDate: null }

/**
 * The permissions that apps ask about, read from the database at each call, so that a decision is valid on
 * every node at once. People whose data an app may not know are answered like people without a permission.
 */
export function accessEvaluation({ db, clock, keyedHash }: { db: Db; clock: Clock; keyedHash: KeyedHash }) {
  const store = evaluationStore(db)

  return {
    /** The id of the app whose key it is, or nothing; its use is written down once a minute. */
    async appOf(key: string): Promise<string | undefined> {
      if (!isAppKey(key)) return undefined
      const found = await store.findApp(keyedHash.each(APP_KEY_PURPOSE, key))
      if (!found) return undefined
      const now = clock.now()
      const before = new Date(now.getTime() - MINUTE_MS)
      if (found.lastUsedAt === null || found.lastUsedAt < before)
        await store.recordUse(found.keyId, now, before)
      return found.appId
    },

    /** The use of each that is asked about, in the same order; nothing for a level that the app does not have. */
    async usesOf(appId: string, asked: readonly EvaluatedResource[]): Promise<(Use | undefined)[]> {
      const today = todayOf(clock.now())
      const names = asked.map(({ subject }) => nameOf(subject))
      const rows = await store.grantsOf(appId, {
        subjects: names.flatMap((name) => ('subject' in name ? name.subject : [])),
        emails: names.flatMap((name) => ('email' in name ? name.email : [])),
      })
      const held = rows.map(({ ofApp, ofLevel, ...row }) => ({
        ...row,
        use: useOf(row, stricterOf(ofApp, ofLevel), today),
      }))
      const named = asked.flatMap(({ levelId }) => levelId ?? [])
      const unheld = named.filter((id) => !held.some(({ levelId }) => levelId === id))
      const levels =
        unheld.length === 0 ? new Set<string>() : await store.levelsOf(appId, unheld.filter(isUuid))
      return asked.map(({ levelId }, index) => {
        const name = names[index]!
        const ofPerson = held.filter(
          (row) =>
            ('subject' in name ? row.subject === name.subject : row.email === name.email) &&
            (levelId === undefined || row.levelId === levelId),
        )
        const strongest = strongestOf(ofPerson)
        if (strongest) return strongest
        const isKnown = levelId === undefined || !unheld.includes(levelId) || levels.has(levelId)
        return isKnown ? notHeld : undefined
      })
    },

    /** The levels of an app that are open to a person now. */
    async levelsOpenTo(appId: string, subject: string): Promise<string[]> {
      const today = todayOf(clock.now())
      const name = nameOf(subject)
      const rows = await store.grantsOf(appId, {
        subjects: 'subject' in name ? [name.subject] : [],
        emails: 'email' in name ? [name.email] : [],
      })
      return rows
        .filter((row) => useOf(row, stricterOf(row.ofApp, row.ofLevel), today) === 'NORMAL')
        .map(({ levelId }) => levelId)
        .toSorted()
    },

    /** The people who may use an app, or one of its levels, now, in the order of their numbers; at most `limit` after a number. */
    openTo: (appId: string, page: { levelId?: string; after?: string; limit: number }) =>
      store.openTo(appId, { ...page, today: todayOf(clock.now()) }),
  }
}

export type AccessEvaluation = ReturnType<typeof accessEvaluation>

/** Whether a text is a UUID; any other is no number of a person or a level. */
export const isUuid = (text: string): boolean => uuid.test(text)

const nameOf = (subject: string): { subject: string } | { email: string } =>
  isUuid(subject) ? { subject: subject.toLowerCase() } : { email: normalizeEmail(subject) }
