import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { levelRefusal } from '#domain/access/levels.ts'
import { removalRefusal } from '#domain/access/managers.ts'
import { todayOf } from '#domain/access/terms.ts'
import { normalizeEmail } from '#domain/email.ts'
import { ownerOf } from '#server/db/app-owner.ts'
import { cursorOfId, idOfCursor, pageBy } from '#server/db/cursor.ts'
import { keyHolderWith, type Tx } from '#server/db/once.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import { type AppPolicies, accessTexts } from '#server/messages/access-texts.ts'
import type { AccessDeps } from '../access.deps.ts'
import { colleagueBy, peopleOf } from '../access.people.ts'
import { freeText } from '../access.rules.ts'
import { maxLevels } from '../catalogue/catalogue.columns.ts'
import { logOutOfLocked } from '../connections/client.logouts.ts'
import { endEmptyDelegation } from '../delegation/delegation.ending.ts'
import { ownerStore } from './owner.store.ts'
import { type Change, policyScope } from './policy.scope.ts'
import { appsStore } from './policy.store.ts'
import { toAdminAppItem } from './policy.views.ts'

export type AppOperations = Pick<
  OperationsTagged<'accessAdmin', Caller>,
  | 'listAdminApps'
  | 'getAdminApp'
  | 'updateAppPolicies'
  | 'addAccessLevel'
  | 'updateAccessLevel'
  | 'switchAccessLevel'
  | 'switchAccessApp'
  | 'addAppManager'
  | 'removeAppManager'
>

const defaultLimit = 20
const closedStates = { Y: 'D', N: 'A' } as const
const roles = { APPROVER: 'approver', APP_ADMIN: 'appAdmin' } as const

/**
 * The operations with which app admins change the settings of their company's apps. An app that the caller does not
 * administer is answered like an unknown app.
 */
export function appSettingOperations({ db, clock, once, notices }: AccessDeps): AppOperations {
  const { policyAdminOf, shown, changed } = policyScope({ clock })

  /** Like `changed`, for settings that only a company has; throws `accessApp.missing` without a company. */
  const changedIn = (
    tx: Tx,
    input: { appId: string; version: number },
    actor: CallerMember,
    act: (change: Change & { companyId: string }) => Promise<unknown>,
  ) =>
    changed(tx, input, actor, ({ companyId, ...rest }) => {
      if (companyId === null) throw problemNamed('accessApp.missing')
      return act({ ...rest, companyId })
    })

  const viewerOfApp = ({ appId, owner }: { appId: string; owner?: Schema<'AppOwner'> }, caller: Caller) =>
    keyHolderWith(caller, (tx) => shown(tx, appId, memberOf(caller), owner))

  /**
   * Notifies the security admins of a change of the settings that approve requests (domain/access.md, guard
   * 14).
   */
  async function notifyOfPolicies(
    tx: Tx,
    { memberId, companyId, info }: CallerMember,
    before: Schema<'AdminApp'>,
    after: AppPolicies,
  ): Promise<void> {
    const { name } = before
    const content = accessTexts.policiesChanged({ appName: name, authorName: info.name }, before, after)
    if (!content) return
    const people = await peopleOf(tx, companyId, todayOf(clock.now()))
    const recipients = people.filter(
      (person) =>
        person.memberId !== memberId && person.assignments.some(({ role }) => role === 'securityAdmin'),
    )
    for (const person of recipients)
      await notices.put(tx, {
        memberId: person.memberId,
        label: 'security',
        ...content,
        path: '/admin/audit',
      })
  }

  /** The owners whose apps a person administers. */
  async function ownersOf(actor: CallerMember): Promise<Schema<'AppOwner'>[]> {
    const all: Schema<'AppOwner'>[] = ['COMPANY', 'OPERATOR']
    const open = await Promise.all(all.map((owner) => policyAdminOf(db, actor, owner)))
    return all.filter((_, index) => open[index])
  }

  async function positionOf(cursor: string, companyId: string | null) {
    const position = await appsStore(db).position(idOfCursor(cursor), companyId)
    if (!position) throw problemNamed('request.invalid')
    return position
  }

  return {
    async listAdminApps({ search, cursor, limit = defaultLimit, owner }, caller) {
      const actor = memberOf(caller)
      // The answer names the owner of the apps, since a stored filter may name an owner for which the caller has lost
      // the role.
      const by = (await policyAdminOf(db, actor, owner)) ?? (await policyAdminOf(db, actor, undefined))
      if (!by) throw problemNamed('role.missing')
      const words = searchWords(search)
      const filter = { ...by, words }
      const after = cursor === undefined ? undefined : await positionOf(cursor, by.companyId)
      // One row more than requested is read, which shows whether there is a next page.
      const [rows, total] = await Promise.all([
        appsStore(db).page(filter, { after, limit: limit + 1 }),
        appsStore(db).count(filter),
      ])
      const { shown: page, nextCursor } = pageBy(rows, limit, cursorOfId)
      return {
        owner: ownerOf(by),
        owners: await ownersOf(actor),
        search: words.join(' ') || null,
        total,
        nextCursor,
        list: page.map(toAdminAppItem),
      }
    },

    getAdminApp: ({ appId, owner }, caller) => shown(db, appId, memberOf(caller), owner),

    updateAppPolicies: (input, caller) =>
      db.transaction((tx) =>
        changed(tx, input, memberOf(caller), async ({ app, companyId }) => {
          const { longestTermDays, autoApprovalYn, releaseReviewYn } = input
          if (companyId === null) {
            // Auto-approval is a setting of each company.
            if (autoApprovalYn === 'Y') throw problemNamed('request.invalid')
            const releaseReview = releaseReviewYn === 'Y'
            return ownerStore(tx).change(input.appId, { longestTermDays, releaseReview })
          }
          await appsStore(tx).setPolicy(input.appId, companyId, {
            longestTermDays,
            autoApproval: autoApprovalYn === 'Y',
            ...(autoApprovalYn !== app.autoApprovalYn && { autoApprovalBy: memberOf(caller).memberId }),
            releaseReview: releaseReviewYn === 'Y',
          })
          await notifyOfPolicies(tx, memberOf(caller), app, input)
        }),
      ),

    addAccessLevel: (input, caller) =>
      once('addAccessLevel', viewerOfApp(input, caller), input, (tx) =>
        changed(tx, input, memberOf(caller), async ({ app, companyId }) => {
          const [name, description] = [freeText(input.name), freeText(input.description)]
          if (name === '' || description === '') throw problemNamed('request.invalid')
          if (app.levels.some((level) => level.name === name)) throw problemNamed('accessLevel.taken')
          if (app.levels.length >= maxLevels) throw problemNamed('accessLevel.tooMany')
          const { appId } = input
          await appsStore(tx).addLevel({
            id: randomUUID(),
            appId,
            companyId,
            name,
            description,
            riskLevel: input.riskLevel,
            administers: false,
            position: app.levels.length,
          })
        }),
      ),

    updateAccessLevel: (input, caller) =>
      db.transaction((tx) =>
        changed(tx, input, memberOf(caller), async ({ app, companyId }) => {
          const level = app.levels.find(({ levelId }) => levelId === input.levelId)
          if (!level) throw problemNamed('accessLevel.missing')
          const [name, description] = [freeText(input.name), freeText(input.description)]
          if (name === '' || description === '') throw problemNamed('request.invalid')
          const { longestTermDays, riskLevel } = input
          const refusal = levelRefusal(level, { name, description, riskLevel, longestTermDays }, app)
          if (refusal) throw problemNamed(refusal)
          await appsStore(tx).nameLevel(level.levelId, companyId, { name, description, riskLevel })
          await appsStore(tx).setLevelTerm(level.levelId, companyId, longestTermDays)
        }),
      ),

    switchAccessLevel: (input, caller) =>
      db.transaction((tx) =>
        changedIn(tx, input, memberOf(caller), async ({ app, companyId, now }) => {
          const { levelId } = input
          const useState = input.useState ?? (input.closedYn && closedStates[input.closedYn])
          if (!useState) throw problemNamed('request.invalid')
          if (!app.levels.some((level) => level.levelId === levelId))
            throw problemNamed('accessLevel.missing')
          await appsStore(tx).setLevelState(levelId, companyId, { useState, now })
          if (useState === 'L') await logOutOfLocked(tx, now, { appId: app.appId, levelId, companyId })
        }),
      ),

    switchAccessApp: (input, caller) =>
      db.transaction((tx) =>
        changedIn(tx, input, memberOf(caller), async ({ companyId, now }) => {
          const { appId, useState } = input
          await appsStore(tx).setPolicy(appId, companyId, { useState })
          if (useState === 'L') await logOutOfLocked(tx, now, { appId, companyId })
        }),
      ),

    addAppManager: (input, caller) =>
      once('addAppManager', viewerOfApp(input, caller), input, (tx) =>
        changedIn(tx, input, memberOf(caller), async ({ app: { appId, name }, companyId }) => {
          const role = roles[input.managerRole]
          const colleague = await colleagueBy(tx, normalizeEmail(input.managerEmail), companyId)
          if (!colleague) throw problemNamed('appManager.unknown')
          const managers = await appsStore(tx).managersOf(appId, companyId)
          const { memberId } = colleague
          if (managers.some((manager) => manager.memberId === memberId && manager.role === role))
            throw problemNamed('appManager.taken')
          await appsStore(tx).addManager({ id: randomUUID(), memberId, role, appId })
          await notices.put(tx, {
            memberId,
            label: 'user',
            ...accessTexts.managerAdded(name, role),
            path: '/admin',
          })
        }),
      ),

    removeAppManager: (input, caller) =>
      db.transaction((tx) =>
        changedIn(tx, input, memberOf(caller), async ({ app: { appId, name }, companyId }) => {
          const managers = await appsStore(tx).managersOf(appId, companyId)
          const manager = managers.find(({ managerId }) => managerId === input.managerId)
          if (!manager) throw problemNamed('appManager.missing')
          const refusal = removalRefusal(manager, managers, memberOf(caller).memberId)
          if (refusal) throw problemNamed(refusal)
          await appsStore(tx).removeManager(manager.managerId)
          const { memberId } = manager
          await endEmptyDelegation({ clock, notices }, tx, { memberId, companyId }, memberOf(caller).memberId)
          await notices.put(tx, {
            memberId: manager.memberId,
            label: 'user',
            ...accessTexts.managerRemoved(name, manager.role),
            path: '/apps',
          })
        }),
      ),
  }
}
