import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { policyAppsOf } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { hasAnyRole } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps, Queries } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { appsStore, type PolicyAdmin } from './policy.store.ts'
import { toAdminApp } from './policy.views.ts'

type Owner = Schema<'AppOwner'> | undefined
/**
 * An app that is being changed, and the transaction of the change. Without a company it is an app of the operator.
 */
export type Change = { tx: Tx; app: Schema<'AdminApp'>; companyId: string | null; now: Date }

/**
 * Returns functions that find the owners whose apps a caller administers, and that show and change one of these apps.
 */
export function policyScope({ clock }: Pick<AccessDeps, 'clock'>) {
  /**
   * Returns the apps whose policies a person may set today: the apps of their company that the person administers, or
   * the operator's apps for a member of the staff. If no owner is requested, the apps of the company come first.
   * Returns undefined for a person who may set the policy of no such app.
   */
  async function policyAdminOf(
    from: Queries,
    actor: CallerMember,
    owner: Owner,
  ): Promise<PolicyAdmin | undefined> {
    const now = clock.now()
    const today = todayOf(now)
    const offered = hasAnyRole(actor.staffRoles, ['OPERATES'])
      ? ({ companyId: null, appIds: 'all', today, now } as const)
      : undefined
    if (owner === 'OPERATOR') return offered
    const appIds = policyAppsOf(assignmentsOf(await peopleOf(from, actor.companyId, today), actor))
    return actor.companyId === null || appIds.length === 0
      ? owner === undefined
        ? offered
        : undefined
      : { companyId: actor.companyId, appIds, today, now }
  }

  /** Returns an app that the caller administers; throws `accessApp.missing` for any other. */
  async function requireListedApp(
    from: Queries,
    appId: string,
    actor: CallerMember,
    owner: Owner,
  ): Promise<Schema<'AdminApp'>> {
    const by = await policyAdminOf(from, actor, owner)
    if (!by || (by.appIds !== 'all' && !by.appIds.includes(appId))) throw problemNamed('accessApp.missing')
    const store = appsStore(from)
    const app = await store.find(appId, by.companyId)
    if (!app) throw problemNamed('accessApp.missing')
    return toAdminApp(app, {
      levels: await store.levelsOf(appId, by),
      managers: await store.managersOf(appId, by.companyId),
      actorId: actor.memberId,
      companyId: by.companyId,
    })
  }

  /**
   * Returns an app that the caller's company owns, or for the staff the operator; throws `accessApp.missing` for an
   * unknown app, and `app.common` for any other app that the caller administers.
   */
  async function ownShown(...order: Parameters<typeof requireListedApp>): Promise<Schema<'AdminApp'>> {
    const app = await requireListedApp(...order)
    if (app.ownYn === 'N') throw problemNamed('app.common')
    return app
  }

  /**
   * Changes an app, or a company's settings for it, if it is unchanged since it was read. Such changes are serialized
   * with each other and with members who leave. With `ownOnly` the caller's company, or for the staff the operator,
   * must own the app (else `app.common`).
   */
  async function change<Outcome>(
    tx: Tx,
    { appId, version, owner }: { appId: string; version: number; owner?: Owner },
    actor: CallerMember,
    act: (change: Change) => Promise<Outcome>,
    { ownOnly = false } = {},
  ): Promise<Outcome> {
    const by = await policyAdminOf(tx, actor, owner)
    if (!by) throw problemNamed('accessApp.missing')
    const { companyId } = by
    const store = appsStore(tx)
    await store.lockOwner(companyId)
    const app = await (ownOnly ? ownShown : requireListedApp)(tx, appId, actor, owner)
    if (!(await store.claim((await store.find(appId, companyId))!, companyId, version)))
      throw problemNamed('adminApp.changed')
    return act({ tx, companyId, now: clock.now(), app })
  }

  return {
    policyAdminOf,
    shown: requireListedApp,
    ownShown,
    change,

    /** Changes an app that the caller's company owns, or for the staff the operator, in a transaction of its own. */
    changeOwn: <Outcome>(
      db: Db,
      input: Parameters<typeof change>[1],
      caller: Caller,
      act: (change: Change) => Promise<Outcome>,
    ): Promise<Outcome> =>
      db.transaction((tx) => change(tx, input, memberOf(caller), act, { ownOnly: true })),

    /** Like `change`, and returns the app afterwards. */
    async changed(...[tx, input, actor, act, options]: Parameters<typeof change<unknown>>) {
      await change(tx, input, actor, act, options)
      return requireListedApp(tx, input.appId, actor, input.owner)
    },
  }
}
