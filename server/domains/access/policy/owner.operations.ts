import { randomUUID } from 'node:crypto'
import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { todayOf } from '#domain/access/terms.ts'
import { BATCH_ROWS } from '#server/db/in-batches.ts'
import { keyHolderWith, type Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps } from '../access.deps.ts'
import { endRetired } from '../access.retired.ts'
import { freeText } from '../access.rules.ts'
import { maxApps, ownerStore } from './owner.store.ts'
import { policyScope } from './policy.scope.ts'
import { appsStore } from './policy.store.ts'

export type OwnerOperations = Pick<
  OperationsTagged<'accessAdmin', Caller>,
  'createApp' | 'updateApp' | 'retireApp'
>

/**
 * The operations on the apps of a company, which its app admins manage, and on those of the operator, which the staff
 * manage.
 */
export function appOwnerOperations({ db, clock, once, notices }: AccessDeps): OwnerOperations {
  const scope = policyScope({ clock })

  /**
   * Returns the requested name and texts of an app; throws `app.taken` if its owner has another app with the name.
   */
  async function textsOfApp(
    tx: Tx,
    { name, category, description, icon, devices }: Omit<Input<'updateApp'>, 'version' | 'appId'>,
    { companyId, except }: { companyId: string | null; except?: string },
  ) {
    const texts = {
      name: freeText(name),
      category: freeText(category),
      description: freeText(description),
      icon,
      devices,
    }
    if (texts.name === '' || texts.category === '' || texts.description === '')
      throw problemNamed('request.invalid')
    if (await ownerStore(tx).isNamed(texts.name, companyId, except)) throw problemNamed('app.taken')
    return texts
  }

  /**
   * Returns the owner of the apps that the caller of `createApp` creates; throws `role.missing` for a caller who may
   * not create apps.
   */
  async function ownerForCreate(tx: Tx, { owner }: Input<'createApp'>, caller: Caller) {
    const by = await scope.policyAdminOf(tx, memberOf(caller), owner)
    if (!by) throw problemNamed('role.missing')
    return by
  }

  return {
    createApp: (input, caller) =>
      once(
        'createApp',
        keyHolderWith(caller, (tx) => ownerForCreate(tx, input, caller)),
        input,
        async (tx) => {
          const actor = memberOf(caller)
          const { companyId } = await ownerForCreate(tx, input, caller)
          await appsStore(tx).lockOwner(companyId)
          // While this call waited for the lock, the role may have been removed, or its holder may have left the
          // company.
          const by = await ownerForCreate(tx, input, caller)
          const texts = await textsOfApp(tx, input, { companyId })
          const store = ownerStore(tx)
          if ((await store.count(companyId)) >= maxApps) throw problemNamed('app.tooMany')
          const id = randomUUID()
          await store.add({ id, companyId, longestTermDays: input.longestTermDays, ...texts })
          // A person who administers every app administers this one as well.
          if (by.appIds !== 'all')
            await appsStore(tx).addManager({
              id: randomUUID(),
              memberId: actor.memberId,
              role: 'appAdmin',
              appId: id,
            })
          return scope.shown(tx, id, actor, input.owner)
        },
      ),

    updateApp: (input, caller) =>
      db.transaction((tx) =>
        scope.changed(
          tx,
          input,
          memberOf(caller),
          async ({ companyId, app: { appId } }) =>
            ownerStore(tx).change(appId, await textsOfApp(tx, input, { companyId, except: appId })),
          { ownOnly: true },
        ),
      ),

    retireApp: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, now, app: { appId } }) => {
        await ownerStore(tx).change(appId, { retiredAt: now })
        const at = { tx, now, today: todayOf(now), notices }
        const { memberId: actorId } = memberOf(caller)
        const endedCounts = { grants: 0, requests: 0 }
        for (;;) {
          const some = await endRetired(at, { appId, actorId, limit: BATCH_ROWS })
          endedCounts.grants += some.grants
          endedCounts.requests += some.requests
          if (some.grants === 0 && some.requests === 0) return { appId, ...endedCounts }
        }
      }),
  }
}
