import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { policyAppsOf } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { mayAs } from '#domain/staff/roles.ts'
import type { Tx } from '#server/db/once.ts'
import type { CallerMember } from '#server/http/calls/caller.ts'
import type { AccessDeps, Queries } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { appsStore, type PolicyAdmin } from './policy.store.ts'
import { toAdminApp } from './policy.views.ts'

type Owner = Schema<'AppOwner'> | undefined
/** A change of an app under way; without a company the app is one that the operator offers. */
export type Change = { tx: Tx; app: Schema<'AdminApp'>; companyId: string | null; now: Date }

/** Whose apps a caller settles, and how one of them is shown and changed. */
export function policyScope({ clock }: Pick<AccessDeps, 'clock'>) {
  /**
   * The apps whose policies a person sets today; nothing for a person without a role in them. Those of the operator are the
   * staff's, and meant where no owner is named by who administers no app of a company.
   */
  async function policyAdminOf(
    from: Queries,
    actor: CallerMember,
    owner: Owner,
  ): Promise<PolicyAdmin | undefined> {
    const now = clock.now()
    const today = todayOf(now)
    const offered = mayAs(actor.staffRoles, ['OPERATES'])
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

  /** One of them; `accessApp.missing` for any other. */
  async function shown(
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
   * Changes an app, or what a company has settled about it, if it is as it was seen. Such changes come one after the other, as do
   * members who leave. With `ownOnly` the app is one of the owner who changes it (else `app.common`).
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
    const app = await shown(tx, appId, actor, owner)
    if (ownOnly && app.ownYn === 'N') throw problemNamed('app.common')
    if (!(await store.claim((await store.find(appId, companyId))!, companyId, version)))
      throw problemNamed('adminApp.changed')
    return act({ tx, companyId, now: clock.now(), app })
  }

  return {
    policyAdminOf,
    shown,
    change,

    /** The same, and the app as it is afterwards. */
    async changed(...[tx, input, actor, act, options]: Parameters<typeof change<unknown>>) {
      await change(tx, input, actor, act, options)
      return shown(tx, input.appId, actor, input.owner)
    },
  }
}
