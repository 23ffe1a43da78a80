import { type Column, type SQL, sql } from 'drizzle-orm'
import type { OfferState } from '#domain/access/use-states.ts'
import { runningStates } from '#domain/subscription/states.ts'
import { appPolicies } from './schema/access-catalogue.ts'
import { apps } from './schema/app.ts'
import { appServices } from './schema/app-service.ts'
import { subscriptions } from './schema/subscription.ts'
import { trials } from './schema/trial.ts'

const running = sql.join(
  runningStates.map((state) => sql`${state}`),
  sql`, `,
)

/**
 * Whether a company has a subscription to a service, or a trial of it. `serviceCode` is a code or a column with it.
 */
export const isSubscribedTo = (company: Column | string, serviceCode: SQL | string): SQL<boolean> =>
  sql<boolean>`(exists (
    select 1 from ${subscriptions} where ${subscriptions.companyId} = ${company}
      and ${subscriptions.serviceInfo} ->> 'serviceCode' = ${serviceCode}
      and ${subscriptions.subscriptionState} in (${running}))
    or exists (
    select 1 from ${trials} where ${trials.companyId} = ${company}
      and ${trials.serviceCode} = ${serviceCode} and ${trials.trialState} = 'RUNNING'))`

/** Whether an app belongs to services. */
export const isOfServices: SQL<boolean> = sql<boolean>`exists (select 1 from ${appServices} where ${appServices.appId} = ${apps.id})`

/**
 * Whether an app is open to a company by its subscriptions; an app that belongs to no service is open to all
 * companies.
 */
export const isSubscribed = (company: Column | string): SQL<boolean> =>
  sql<boolean>`(not ${isOfServices} or exists (
    select 1 from ${appServices} where ${appServices.appId} = ${apps.id}
      and ${isSubscribedTo(company, sql`${appServices.serviceCode}`)}))`

/**
 * The state in which members see an app: the one that their company has set, or S without a subscription. Requires
 * the join of `policyOf`. A member without a company (null) has no approver, so they can request nothing, with or
 * without a subscription.
 */
export const offerStateIn = (company: Column | string | null): SQL<OfferState> => {
  const companyState = sql`coalesce(${appPolicies.useState}, 'A')`
  return company === null
    ? sql<OfferState>`${companyState}`
    : sql<OfferState>`case when ${isSubscribed(company)} then ${companyState} else 'S' end`
}
