import { createHash } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { todayOf } from '#domain/access/terms.ts'
import { groupNameOf, type ScimPerson, type ScimSettings, wantedAccount } from '#domain/app/scim-account.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { scimGroups } from '#server/db/schema/app-scim.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'
import { peopleWithAccess } from '../evaluation/evaluation.store.ts'

/** A level of an app; a removed level has no name. */
export type AppLevel = { id: string; name: string | null }

/**
 * The people who may use an app now, in the order of their subject identifiers. With `subjects`, only the people with
 * these identifiers, including those who may not use the app.
 */
export async function peopleOf(
  db: Queries,
  appId: string,
  now: Date,
  subjects?: readonly string[],
): Promise<Map<string, ScimPerson>> {
  const people = new Map<string, ScimPerson & { levelIds: string[] }>()
  if (subjects) {
    const { subject, email, name, deptName } = members
    const named = await db
      .select({ subject, email, name, deptName })
      .from(members)
      .where(inArray(subject, [...subjects]))
    for (const person of named)
      people.set(person.subject!, { ...person, subject: person.subject!, levelIds: [] })
  }
  const options = { today: todayOf(now), ...(subjects && { subjects }) }
  for (const { levelId, subject, ...person } of await peopleWithAccess(db, appId, options)) {
    const knownPerson = people.get(subject!)
    people.set(subject!, {
      ...person,
      subject: subject!,
      levelIds: [...(knownPerson?.levelIds ?? []), levelId],
    })
  }
  return people
}

/** The levels of an app, and removed levels that still have a group at the SCIM endpoint of the app. */
export async function levelsOf(db: Queries, appId: string): Promise<AppLevel[]> {
  const levels = await db
    .select({ id: accessLevels.id, name: accessLevels.name })
    .from(accessLevels)
    .where(eq(accessLevels.appId, appId))
    .orderBy(asc(accessLevels.position), asc(accessLevels.id))
  const groups = await db
    .select({ id: scimGroups.levelId })
    .from(scimGroups)
    .where(eq(scimGroups.appId, appId))
  const removedLevels = groups.filter(({ id }) => !levels.some((level) => level.id === id))
  return [...levels, ...removedLevels.map(({ id }) => ({ id, name: null }))]
}

/** A hash of all values that are written for a person; an account with another stored hash must be written again. */
export function hashOf(
  person: ScimPerson | undefined,
  settings: ScimSettings,
  levels: readonly AppLevel[],
): string {
  const openLevelIds = person?.levelIds ?? []
  const groups = levels.flatMap(({ id, name }) =>
    openLevelIds.includes(id) ? { id, name: groupNameOf({ id, name: name ?? '' }, settings) } : [],
  )
  return createHash('sha256')
    .update(
      JSON.stringify([
        wantedAccount(person, settings),
        groups.toSorted((one, other) => one.id.localeCompare(other.id)),
      ]),
    )
    .digest('base64url')
}
