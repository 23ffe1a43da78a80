import { and, eq, exists, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rolesToDelegate } from '#domain/access/delegations.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { passkeys } from '#server/db/schema/passkey.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { sessions } from '#server/db/schema/session.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { hashToken } from '#server/security/tokens.ts'

export type FoundSession = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionFinder>>>>

/**
 * Finds the session of a token, active or ended, with its member and the roles of the member on a day, in one
 * statement.
 */
export function sessionFinder(db: Db) {
  const role = db
    .select({
      staff: anyOf(eq(memberRoles.role, 'staff')).as('is_staff'),
      securityAdmin: anyOf(and(eq(memberRoles.role, 'securityAdmin'), isNull(memberRoles.appId))).as(
        'is_security',
      ),
      roles: sql<
        (typeof memberRoles.$inferSelect)['role'][]
      >`coalesce(array_agg(distinct ${memberRoles.role}), '{}')`.as('parts'),
    })
    .from(memberRoles)
    .where(eq(memberRoles.memberId, members.id))
    .as('role')
  const today = sql`${sql.placeholder('today')}::date`
  const holders = alias(members, 'holder')
  const handedOn = alias(memberRoles, 'handed_on')
  const delegatedRole = db
    .select({ one: sql`1` })
    .from(accessDelegations)
    .innerJoin(holders, eq(holders.id, accessDelegations.memberId))
    .innerJoin(handedOn, eq(handedOn.memberId, holders.id))
    .where(
      and(
        eq(accessDelegations.delegateId, members.id),
        eq(holders.companyId, members.companyId),
        inArray(handedOn.role, [...rolesToDelegate]),
        isNull(accessDelegations.clearedAt),
        lte(accessDelegations.startDate, today),
        gte(accessDelegations.endDate, today),
      ),
    )
  const passkey = db.select({ one: sql`1` }).from(passkeys).where(eq(passkeys.memberId, members.id))
  const isRunning = (whose: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(subscriptions)
        .where(and(whose, inArray(subscriptions.subscriptionState, [...runningStates]))),
    )
  const ownAlone = and(eq(subscriptions.memberId, members.id), isNull(subscriptions.companyId))
  const query = db
    .select({
      id: sessions.id,
      memberId: sessions.memberId,
      stage: sessions.stage,
      lastSeenAt: sessions.lastSeenAt,
      endsAt: sessions.endsAt,
      endedAt: sessions.endedAt,
      passwordCheckedAt: sessions.passwordCheckedAt,
      confirmedUsedAt: sessions.confirmedUsedAt,
      verifiedAgainAt: sessions.verifiedAgainAt,
      companyId: members.companyId,
      staff: role.staff,
      securityAdmin: sql<boolean>`${members.companyId} is not null and ${role.securityAdmin}`,
      staffRoles: sql<
        StaffRole[]
      >`array(select distinct unnest(${memberRoles.staffRoles}) from ${memberRoles} where ${and(eq(memberRoles.memberId, members.id), eq(memberRoles.role, 'staff'))})`,
      ownRoles: role.roles,
      companyRoles: sql<
        (typeof companyRoles.$inferSelect)['role'][]
      >`array(select ${companyRoles.role} from ${companyRoles} where ${eq(companyRoles.memberId, members.id)})`,
      everybodyMay: sql<boolean>`coalesce(${companies.everybodyMay}, true)`,
      /** Whether the member is the delegate of a colleague who has a role to delegate. */
      delegate: sql<boolean>`${exists(delegatedRole)}`,
      subscribed: sql<boolean>`case when ${members.companyId} is null then ${isRunning(ownAlone)} else ${isRunning(eq(subscriptions.companyId, members.companyId))} end`,
      mfaType: members.mfaType,
      hasPasskey: sql<boolean>`${exists(passkey)}`,
      email: members.email,
      name: members.name,
      phoneNumber: members.phoneNumber,
      subEmail: members.subEmail,
      companyName: sql<string | null>`coalesce(${members.companyName}, ${companies.name})`,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .leftJoin(companies, eq(companies.id, members.companyId))
    .crossJoinLateral(role)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session')

  return async (token: string, day: string) => {
    const [found] = await query.execute({ tokenHash: hashToken(token), today: day })
    return found
  }
}

const anyOf = (condition: SQL | undefined) => sql<boolean>`coalesce(bool_or(${condition}), false)`
