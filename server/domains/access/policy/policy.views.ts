import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { removalRefusal } from '#domain/access/managers.ts'
import { toYn } from '#domain/yn.ts'
import { ownerOf } from '#server/db/app-owner.ts'
import type { AppOfCompany } from '../catalogue/catalogue.columns.ts'
import type { CountedApp, CountedLevel, NamedManager } from './policy.store.ts'

const policiesOf = ({ useState, longestTermDays, autoApproval, releaseReview }: AppOfCompany) => ({
  useState,
  longestTermDays,
  autoApprovalYn: toYn(autoApproval),
  releaseReviewYn: toYn(releaseReview),
})

export function toAdminAppItem(app: CountedApp): Schema<'AdminAppListItem'> {
  const { id, name, category, icon, levels, closedLevels, grants, waiting, approvers } = app
  return {
    appId: id,
    name,
    category,
    icon,
    owner: ownerOf(app),
    levels,
    closedLevels,
    grants,
    waiting,
    approvers,
    ...policiesOf(app),
  }
}

export function toAdminApp(
  app: AppOfCompany & { version: number },
  {
    levels,
    managers,
    actorId,
    companyId,
  }: {
    levels: readonly CountedLevel[]
    managers: readonly NamedManager[]
    actorId: string
    /** The company of the settings; null for the operator's settings, which apply to every company. */
    companyId: string | null
  },
): Schema<'AdminApp'> {
  const { id, version, name, category, description, icon, devices } = app
  return {
    appId: id,
    version,
    name,
    category,
    description,
    icon,
    devices,
    owner: ownerOf(app),
    ownYn: toYn(app.companyId === companyId),
    ...policiesOf(app),
    levels: levels.map((level) => ({
      levelId: level.id,
      name: level.name,
      description: level.description,
      riskLevel: level.riskLevel,
      grants: level.grants,
      waiting: level.waiting,
      adminYn: toYn(level.administers),
      ownYn: toYn(level.companyId === companyId),
      useState: level.useState,
      closedYn: toYn(level.useState !== 'A'),
      longestTermDays: level.longestTermDays,
    })),
    managers: managers.map((manager) => {
      const refusal = removalRefusal(manager, managers, actorId)
      return {
        managerId: manager.managerId,
        name: manager.name,
        managerRole: managerRoles[manager.role],
        companyYn: toYn(manager.appId === null),
        ownYn: toYn(manager.memberId === actorId),
        refusal: refusal ? problemNamed(refusal).message : null,
      }
    }),
  }
}

const managerRoles = { approver: 'APPROVER', appAdmin: 'APP_ADMIN' } as const
