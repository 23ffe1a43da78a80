import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { shortNames } from '#domain/app/scim-account.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { clientOf, ScimFault } from '#server/scim/scim-client.ts'
import { scimTokenPurpose } from '#server/security/scim-token.ts'
import { createPublicFetch, isWebhookUrl } from '#server/webhooks/public-fetch.ts'
import type { AccessDeps, ConnectionDeps, Queries } from '../access.deps.ts'
import { policyScope } from '../policy/policy.scope.ts'
import { markDifferences } from './scim.changes.ts'
import { beginComparison, decideDrift, lastComparison } from './scim.drift.store.ts'
import { scimStore } from './scim.store.ts'

/** The operations on the SCIM endpoints of an owner's apps. */
export function scimOperations({
  db,
  clock,
  box,
  webhookHosts,
}: AccessDeps & ConnectionDeps): OperationsTagged<'scim', Caller> {
  const scope = policyScope({ clock })
  const send = createPublicFetch(webhookHosts)

  async function shown(from: Queries, appId: string): Promise<Schema<'AppScimInfo'>> {
    const store = scimStore(from)
    const target = await store.find(appId)
    if (!target) return { scim: null, pushes: [], drift: null }
    const pushes = await store.pushesOf(appId)
    return {
      scim: {
        scimUrl: target.url,
        enabledYn: target.enabled ? 'Y' : 'N',
        scimUserName: target.userName,
        scimAttributes: target.attributes,
        scimGroups: target.groupNames,
        createdAt: toWireTime(target.createdAt),
        lastPushAt: target.lastPushAt && toWireTime(target.lastPushAt),
        ...(await store.countsOf(appId)),
      },
      pushes: pushes.map(({ account, memberName }) => ({
        memberName,
        pushState: account.state,
        tries: account.tries,
        pushFault: account.fault,
        lastStatus: account.lastStatus,
        differing: shortNames(account.differing),
        nextTryAt: account.state === 'FAILED' ? null : toWireTime(account.nextTryAt),
      })),
      drift: await lastComparison(from, appId),
    }
  }

  const isValid = (url: string) => !/[?#]/.test(url) && isWebhookUrl(url, webhookHosts)

  /** The token to store; a stored token is never sent to another address. */
  function tokenBoxOf(
    { appId, scimUrl, bearerToken }: Input<'setAppScim'>,
    former?: { url: string; tokenBox: string },
  ) {
    if (bearerToken !== undefined) return box.seal(bearerToken, scimTokenPurpose(appId))
    if (former?.url !== scimUrl) throw problemNamed('appScim.tokenMissing')
    return former.tokenBox
  }

  return {
    async getAppScim({ appId, owner }, caller) {
      await scope.ownShown(db, appId, memberOf(caller), owner)
      return shown(db, appId)
    },

    setAppScim: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId, levels }, now }) => {
        if (!isValid(input.scimUrl)) throw problemNamed('appScim.invalid')
        const namedLevelIds = input.scimGroups.map(({ levelId }) => levelId)
        if (!namedLevelIds.every((id) => levels.some(({ levelId }) => levelId === id)))
          throw problemNamed('accessLevel.missing')
        const store = scimStore(tx)
        const former = await store.find(appId)
        const target = await store.set({
          appId,
          url: input.scimUrl,
          tokenBox: tokenBoxOf(input, former),
          enabled: input.enabledYn === 'Y',
          userName: input.scimUserName,
          attributes: input.scimAttributes,
          groupNames: input.scimGroups,
          createdAt: former?.createdAt ?? now,
        })
        if (former && former.url !== target.url) await store.forgetIds(appId)
        if (target.enabled) await markDifferences(tx, target, now)
        return shown(tx, appId)
      }),

    removeAppScim: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId } }) => {
        if (!(await scimStore(tx).remove(appId))) throw problemNamed('appScim.missing')
        return shown(tx, appId)
      }),

    async testAppScim({ appId, owner }, caller) {
      await scope.ownShown(db, appId, memberOf(caller), owner)
      const target = await scimStore(db).find(appId)
      if (!target) throw problemNamed('appScim.missing')
      const client = clientOf({ box, send, clock }, target)
      try {
        await client.list('Users', { startIndex: '1', count: '1' })
        await client.list('Groups', { startIndex: '1', count: '1' })
        return { pushFault: null, lastStatus: 200 }
      } catch (err) {
        if (err instanceof ScimFault) return { pushFault: err.fault, lastStatus: err.status }
        throw err
      }
    },

    compareAppScim: ({ appId, owner }, caller) =>
      db.transaction(async (tx) => {
        await scope.ownShown(tx, appId, memberOf(caller), owner)
        if (!(await scimStore(tx).find(appId))) throw problemNamed('appScim.missing')
        await beginComparison(tx, appId, clock.now())
        return shown(tx, appId)
      }),

    decideAppDrift: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId } }) => {
        if (!(await decideDrift(tx, input))) throw problemNamed('appDrift.changed')
        return shown(tx, appId)
      }),

    retryAppScim: ({ appId, owner }, caller) =>
      db.transaction(async (tx) => {
        await scope.ownShown(tx, appId, memberOf(caller), owner)
        const store = scimStore(tx)
        if (!(await store.find(appId))) throw problemNamed('appScim.missing')
        await store.restart(appId, clock.now())
        return shown(tx, appId)
      }),
  }
}
