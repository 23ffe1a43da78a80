import { and, asc, eq, gte, inArray, isNull, lte, ne } from 'drizzle-orm'
import { actsFor, delegableRoles } from '#domain/access/delegations.ts'
import { assignmentFor, type RoleAssignment, type Subject } from '#domain/access/role-assignments.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Actor, Queries } from './access.deps.ts'

/** A member with a role in a company's access area today. */
export type Person = { memberId: string; name: string; assignments: RoleAssignment[] }
export type People = readonly Person[]

const MAX_ROLES = 1000

/**
 * All members with a role in a company's access area on a day, including delegates. Empty without a company.
 */
export async function peopleOf(db: Queries, companyId: string | null, today: string): Promise<Person[]> {
  if (companyId === null) return []
  // In sequence, since a transaction has only one connection.
  const roles = await db
    .select({
      memberId: memberRoles.memberId,
      name: members.name,
      role: memberRoles.role,
      appId: memberRoles.appId,
    })
    .from(memberRoles)
    .innerJoin(members, eq(members.id, memberRoles.memberId))
    .where(
      and(
        eq(members.companyId, companyId),
        inArray(memberRoles.role, ['approver', 'appAdmin', 'securityAdmin']),
      ),
    )
    .orderBy(asc(members.name), asc(members.id))
    .limit(MAX_ROLES)
  const delegations = await db
    .select({
      holderId: accessDelegations.memberId,
      memberId: accessDelegations.delegateId,
      name: members.name,
    })
    .from(accessDelegations)
    .innerJoin(members, eq(members.id, accessDelegations.delegateId))
    .where(
      and(
        eq(members.companyId, companyId),
        isNull(accessDelegations.clearedAt),
        lte(accessDelegations.startDate, today),
        gte(accessDelegations.endDate, today),
      ),
    )
    .orderBy(asc(members.name), asc(members.id))
    .limit(MAX_ROLES)
  const people = new Map<string, Person>()
  const addAssignment = (memberId: string, name: string, assignment: Omit<RoleAssignment, 'actsFor'>) => {
    const person = people.get(memberId) ?? { memberId, name, assignments: [] }
    const [first] = person.assignments
    person.assignments.push({
      ...assignment,
      actsFor: first?.actsFor ?? actsFor(memberId, delegations),
    })
    people.set(memberId, person)
  }
  for (const { memberId, name, role, appId } of roles)
    addAssignment(memberId, name, { role: role as RoleAssignment['role'], appId, holderId: memberId })
  for (const { holderId, memberId, name } of delegations) {
    for (const { appId } of delegableRoles(people.get(holderId)?.assignments ?? []))
      addAssignment(memberId, name, { role: 'delegate', appId, holderId })
  }
  return [...people.values()]
}

/** The apps that a member administers by a permission that has not ended on a day. */
export async function administeredBy(db: Queries, memberId: string, today: string): Promise<string[]> {
  const rows = await db
    .select({ appId: accessLevels.appId })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .where(
      and(
        eq(accessGrants.memberId, memberId),
        eq(accessLevels.administers, true),
        ne(accessGrants.useStatus, 'EXPIRE'),
        gte(accessGrants.endDate, today),
      ),
    )
    .limit(MAX_ROLES)
  return rows.map(({ appId }) => appId)
}

/** A member of a company by their normalised mail address; undefined without a company. */
export async function colleagueBy(
  db: Queries,
  email: string,
  companyId: string | null,
): Promise<{ memberId: string; name: string } | undefined> {
  if (companyId === null) return undefined
  const [row] = await db
    .select({ memberId: members.id, name: members.name })
    .from(members)
    .where(and(eq(members.email, email), eq(members.companyId, companyId)))
  return row
}

/** The role assignments of a person, without those of a delegation. */
export const assignmentsOf = (
  people: People,
  { memberId }: Pick<Actor, 'memberId'>,
): readonly RoleAssignment[] => people.find((person) => person.memberId === memberId)?.assignments ?? []

/** The people who could decide on a request, each with the strongest role they have in it. */
export function decidersOf(
  people: People,
  subject: Subject,
): { memberId: string; name: string; role: RoleAssignment['role'] }[] {
  return people.flatMap(({ memberId, name, assignments }) => {
    const assignment = assignmentFor('decide', assignments, subject, memberId)
    return assignment ? [{ memberId, name, role: assignment.role }] : []
  })
}

/** Returns the ids of the people who could decide on a request. */
export const deciderIdsOf = (people: People, subject: Subject): string[] =>
  decidersOf(people, subject).map(({ memberId }) => memberId)
