import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { type ServiceNames, servicesOfApps } from '#server/catalogue/services-of-apps.ts'
import { ownerOf } from '#server/db/app-owner.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps } from '../access.deps.ts'
import { decidersOf } from '../access.people.ts'
import { toApprovers, toLevel } from '../access.views.ts'
import { grantStore } from '../grants/grants.store.ts'
import { loadEligibility } from '../requests/requests.eligibility.ts'
import { catalogueStore } from './catalogue.store.ts'

/** Creates the operations that read the apps and levels that a member may request. */
export function catalogueOperations({
  db,
  clock,
  catalogue: services,
}: AccessDeps & { catalogue: ServiceNames }): Pick<OperationsTagged<'access', Caller>, 'getAccessApp'> {
  const catalogue = catalogueStore(db)

  return {
    async getAccessApp({ appId }, caller) {
      const app = await catalogue.app(appId, memberOf(caller).companyId)
      if (!app) throw problemNamed('accessApp.missing')
      const { actor, today, people, eligibility, openRequestOf } = await loadEligibility(
        { db, clock },
        caller,
      )
      const [levels, held, servicesOf] = await Promise.all([
        catalogue.levelsOf(appId, actor.companyId),
        grantStore(db).listOf(actor.memberId),
        servicesOfApps(db, services, [appId]),
      ])
      const grantOf = new Map(held.map((grant) => [grant.levelId, grant]))
      return {
        today,
        appId,
        name: app.name,
        category: app.category,
        description: app.description,
        icon: app.icon,
        owner: ownerOf(app),
        devices: app.devices,
        services: servicesOf(appId),
        useState: app.useState,
        longestTermDays: app.longestTermDays,
        releaseReviewYn: app.releaseReview ? 'Y' : 'N',
        levels: await Promise.all(
          levels.map(async (level) => {
            const grant = grantOf.get(level.id)
            return toLevel(level, {
              grant,
              eligibility: await eligibility(level, grant),
              openRequestId: openRequestOf(level),
              today,
            })
          }),
        ),
        approvers: toApprovers(
          decidersOf(people, { memberId: actor.memberId, appId, approvalType: 'APPLY', pauseOrigin: null }),
        ),
      }
    },
  }
}
