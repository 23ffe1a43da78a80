import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { CLIENT_SECRET_PURPOSE, newClientSecret } from '#server/security/client-secret.ts'
import type { AccessDeps, ConnectionDeps, Queries } from '../access.deps.ts'
import { policyScope } from '../policy/policy.scope.ts'
import { clientStore, type StoredClient } from './client.store.ts'
import { isLogoutUrl, isRedirectUri } from './client-addresses.ts'

type Own = 'setAppClient' | 'rotateAppClientSecret' | 'removeAppClient'

/** The login settings of an app as its admins see them. */
export const toClient = (client: StoredClient): Schema<'AppClient'> => ({
  clientKind: client.kind,
  redirectUris: client.redirectUris,
  startUrl: client.startUrl,
  logoutUrl: client.logoutUrl,
  createdAt: toWireTime(client.createdAt),
  lastLoginAt: client.lastLoginAt && toWireTime(client.lastLoginAt),
})

/**
 * Creates the operations on the login settings of an owner's apps. `connectionOf` returns the connection of an app
 * after the change.
 */
export function clientOperations(
  { db, clock, keyedHash, webhookHosts }: AccessDeps & ConnectionDeps,
  connectionOf: (from: Queries, appId: string) => Promise<Schema<'AppConnection'>>,
): Pick<OperationsTagged<'connection', Caller>, Own> {
  const scope = policyScope({ clock })
  const hashSecret = (secret: string) => keyedHash(CLIENT_SECRET_PURPOSE, secret)

  const isValid = ({ redirectUris, startUrl, logoutUrl }: Input<'setAppClient'>) =>
    redirectUris.every(isRedirectUri) &&
    (startUrl === undefined || isRedirectUri(startUrl)) &&
    (logoutUrl === undefined || isLogoutUrl(logoutUrl, webhookHosts))

  return {
    setAppClient: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId }, now }) => {
        if (!isValid(input)) throw problemNamed('appClient.invalid')
        const store = clientStore(tx)
        const former = await store.find(appId)
        const { clientKind, redirectUris, startUrl = null, logoutUrl = null } = input
        const staysSecret = clientKind === 'SECRET' && former?.kind === 'SECRET'
        const clientSecret = clientKind === 'SECRET' && !staysSecret ? newClientSecret() : null
        await store.set({
          appId,
          kind: clientKind,
          secretHash: staysSecret ? former.secretHash : clientSecret && hashSecret(clientSecret),
          formerHash: staysSecret ? former.formerHash : null,
          formerUntil: staysSecret ? former.formerUntil : null,
          redirectUris: [...new Set(redirectUris)],
          startUrl,
          logoutUrl,
          createdAt: former?.createdAt ?? now,
        })
        return { clientSecret }
      }),

    rotateAppClientSecret: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId }, now }) => {
        const store = clientStore(tx)
        const former = await store.find(appId)
        if (!former) throw problemNamed('appClient.missing')
        if (former.kind === 'PUBLIC') throw problemNamed('appClient.public')
        const clientSecret = newClientSecret()
        await store.replaceSecret(appId, {
          secretHash: hashSecret(clientSecret),
          formerHash: former.secretHash,
          formerUntil: new Date(now.getTime() + DAY_MS),
        })
        return { clientSecret }
      }),

    removeAppClient: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId } }) => {
        if (!(await clientStore(tx).remove(appId))) throw problemNamed('appClient.missing')
        return connectionOf(tx, appId)
      }),
  }
}
