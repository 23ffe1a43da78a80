import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { accessLevels } from './schema/access-catalogue.ts'
import { accessGrants } from './schema/access-grant.ts'

/** The highest risk of the permissions that a member holds on a day; null for a member without permissions. */
export const highestRisk = (memberId: AnyColumn, today: string): SQL<Schema<'RiskLevel'> | null> =>
  sql<Schema<'RiskLevel'> | null>`(
    select case max(case ${accessLevels.riskLevel} when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end)
      when 3 then 'HIGH' when 2 then 'MEDIUM' when 1 then 'LOW' end
    from ${accessGrants} join ${accessLevels} on ${accessLevels.id} = ${accessGrants.levelId}
    where ${accessGrants.memberId} = ${memberId} and ${accessGrants.useStatus} <> 'EXPIRE'
      and ${accessGrants.endDate} >= ${today})`
