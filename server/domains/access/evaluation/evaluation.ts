import { decidingUse, type LevelUse, useOf } from '#domain/access/app-uses.ts'
import { todayOf } from '#domain/access/terms.ts'
import { stricterOf } from '#domain/access/use-states.ts'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { normalizeEmail } from '#domain/email.ts'
import type { Db } from '#server/db/client.ts'
import { APP_KEY_PURPOSE, isAppKey } from '#server/security/app-key.ts'
import type { KeyedHash } from '#server/security/keyed-hash.ts'
import { evaluationStore, type Grant } from './evaluation.store.ts'

/** The resource of an evaluation: the app itself, or one of its levels by its id. */
export type EvaluatedResource = { subject: string; levelId?: string }
export type Use = Omit<LevelUse<string | null>, 'levelId'>

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const notHeld: Use = { use: 'NONE', grantId: null, endDate: null }

/**
 * Creates the functions that answer the requests of apps about permissions. Permissions are read from the database at
 * each call, so that a decision is valid on every node at once. People whose data an app may not know are answered
 * like people without a permission.
 */
export function accessEvaluation({ db, clock, keyedHash }: { db: Db; clock: Clock; keyedHash: KeyedHash }) {
  const store = evaluationStore(db)

  /** Stores the time at which a key was used, at most once a minute. */
  async function recordKeyUse({
    keyId,
    lastUsedAt,
  }: {
    keyId: string
    lastUsedAt: Date | null
  }): Promise<void> {
    const now = clock.now()
    const oneMinuteAgo = new Date(now.getTime() - MINUTE_MS)
    if (lastUsedAt === null || lastUsedAt < oneMinuteAgo) await store.recordUse(keyId, now, oneMinuteAgo)
  }

  /** For each resource, in order, the use that the permissions of the named people allow. */
  async function usesOf(
    appId: string,
    {
      asked,
      names,
      grants,
    }: { asked: readonly EvaluatedResource[]; names: readonly Name[]; grants: readonly Grant[] },
  ): Promise<(Use | undefined)[]> {
    const today = todayOf(clock.now())
    const heldGrants = grants.map(({ ofApp, ofLevel, ...grant }) => ({
      ...grant,
      use: useOf(grant, stricterOf(ofApp, ofLevel), today),
    }))
    const levelsWithoutGrant = asked
      .flatMap(({ levelId }) => levelId ?? [])
      .filter((id) => !heldGrants.some(({ levelId }) => levelId === id))
    const levels =
      levelsWithoutGrant.length === 0
        ? new Set<string>()
        : await store.levelsOf(appId, levelsWithoutGrant.filter(isUuid))
    return asked.map(({ levelId }, index) => {
      const name = names[index]!
      const personGrants = heldGrants.filter(
        (grant) =>
          ('subject' in name ? grant.subject === name.subject : grant.email === name.email) &&
          (levelId === undefined || grant.levelId === levelId),
      )
      const strongestUse = decidingUse(personGrants)
      if (strongestUse) return strongestUse
      const isKnown = levelId === undefined || !levelsWithoutGrant.includes(levelId) || levels.has(levelId)
      return isKnown ? notHeld : undefined
    })
  }

  return {
    /** The id of the app to which a key belongs; undefined for an unknown key. */
    async appOf(key: string): Promise<string | undefined> {
      if (!isAppKey(key)) return undefined
      const found = await store.findApp(keyedHash.each(APP_KEY_PURPOSE, key))
      if (!found) return undefined
      await recordKeyUse(found)
      return found.appId
    },

    /**
     * Returns the app to which a key belongs, and the use of each requested resource in the same order. The use is
     * undefined for a level that the app does not have. Returns undefined for an unknown key.
     */
    async usesByKey(
      key: string,
      asked: readonly EvaluatedResource[],
    ): Promise<{ appId: string; uses: (Use | undefined)[] } | undefined> {
      if (!isAppKey(key)) return undefined
      const names = asked.map(({ subject }) => nameOf(subject))
      const found = await store.findAppWithGrants(keyedHash.each(APP_KEY_PURPOSE, key), namedBy(names))
      if (!found) return undefined
      await recordKeyUse(found)
      return { appId: found.appId, uses: await usesOf(found.appId, { asked, names, grants: found.grants }) }
    },

    /** The use of a resource of an app; undefined for a level that the app does not have. */
    async useInApp(appId: string, asked: EvaluatedResource): Promise<Use | undefined> {
      const names = [nameOf(asked.subject)]
      const grants = await store.grantsOf(appId, namedBy(names))
      const [use] = await usesOf(appId, { asked: [asked], names, grants })
      return use
    },

    /** The levels of an app that are open to a person now. */
    async levelsOpenTo(appId: string, subject: string): Promise<string[]> {
      const today = todayOf(clock.now())
      const rows = await store.grantsOf(appId, namedBy([nameOf(subject)]))
      return rows
        .filter((row) => useOf(row, stricterOf(row.ofApp, row.ofLevel), today) === 'NORMAL')
        .map(({ levelId }) => levelId)
        .toSorted()
    },

    /**
     * The people who may use an app, or one of its levels, now, ordered by their ids; at most `limit` after the id
     * `after`.
     */
    openTo: (appId: string, page: { levelId?: string; after?: string; limit: number }) =>
      store.openTo(appId, { ...page, today: todayOf(clock.now()) }),
  }
}

export type AccessEvaluation = ReturnType<typeof accessEvaluation>

/** Whether a text is a UUID, as the ids of people and levels are. */
export const isUuid = (text: string): boolean => uuidPattern.test(text)

type Name = { subject: string } | { email: string }

const nameOf = (subject: string): Name =>
  isUuid(subject) ? { subject: subject.toLowerCase() } : { email: normalizeEmail(subject) }

const namedBy = (names: readonly Name[]) => ({
  subjects: names.flatMap((name) => ('subject' in name ? name.subject : [])),
  emails: names.flatMap((name) => ('email' in name ? name.email : [])),
})
