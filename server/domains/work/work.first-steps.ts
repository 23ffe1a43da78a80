import { type SQL, sql } from 'drizzle-orm'
import {
  type CompanyFacts,
  companySteps,
  type FirstStep,
  type PortalFacts,
  staffSteps,
} from '#domain/work/first-steps.ts'
import type { Db } from '#server/db/client.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { brands } from '#server/db/schema/brand.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'

const existsSql = (query: SQL) => sql`exists (${query})`

/** The first steps that are open for a caller: those of a fresh portal for the staff, else those of a new company. */
export async function firstStepsOf(db: Db, caller: Caller): Promise<FirstStep[]> {
  const { memberId, companyId, staff, staffRoles } = memberOf(caller)
  if (staff) {
    const { rows } =
      await db.execute<PortalFacts>(sql`select ${existsSql(sql`select from ${brands}`)} as "isBranded", ${existsSql(sql`select from ${termsEditions}`)} as "hasTerms",
      ${existsSql(sql`select from ${serviceEditions}`)} as "hasServices", ${existsSql(sql`select from ${subscriptions}`)} as "hasCustomer"`)
    return staffSteps(rows[0]!, staffRoles)
  }
  if (companyId === null) return []
  const isOfCompany = sql`${members.companyId} = ${companyId}`
  const has = (role: 'approver' | 'appAdmin', condition: SQL) =>
    existsSql(
      sql`select from ${memberRoles} inner join ${members} on ${members.id} = ${memberRoles.memberId}
        where ${memberRoles.role} = ${role} and ${condition}`,
    )
  const isConnected = (table: typeof appKeys | typeof appClients) =>
    existsSql(
      sql`select from ${table} inner join ${apps} on ${apps.id} = ${table.appId} where ${apps.companyId} = ${companyId}`,
    )
  const { rows } = await db.execute<CompanyFacts>(sql`select
    ${existsSql(sql`select from ${companyRoles} where ${companyRoles.memberId} = ${memberId} and ${companyRoles.role} = 'owner'`)} as "isOwner",
    ${has('appAdmin', sql`${members.id} = ${memberId}`)} as "isAppAdmin",
    (select count(*)::integer from ${members} where ${isOfCompany}) as "people",
    ${has('approver', isOfCompany)} as "hasApprover",
    (${isConnected(appKeys)} or ${isConnected(appClients)}) as "hasConnectedApp",
    ${existsSql(
      sql`select from ${accessGrants} inner join ${members} on ${members.id} = ${accessGrants.memberId} where ${isOfCompany}`,
    )} as "hasPermission"`)
  return companySteps(rows[0]!)
}
