import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { APP_KEY_PURPOSE, hintOf, newAppKey } from '#server/security/app-key.ts'
import type { AccessDeps, ConnectionDeps, Queries } from '../access.deps.ts'
import { accessEvaluation } from '../evaluation/evaluation.ts'
import { CONFIGURATION_PATH, EVALUATION_PATH, issuerOf } from '../evaluation/paths.ts'
import { policyScope } from '../policy/policy.scope.ts'
import { clientOperations, toClient } from './client.operations.ts'
import { clientStore } from './client.store.ts'
import { connectionStore, MAX_KEYS } from './connection.store.ts'

/**
 * The operations on connections of an owner's apps. An app of another owner is refused, as it is for any change of an
 * app.
 */
export function connectionOperations(
  deps: AccessDeps & ConnectionDeps,
): OperationsTagged<'connection', Caller> {
  const { db, clock, keyedHash, site } = deps
  const scope = policyScope({ clock })
  const evaluation = accessEvaluation({ db, clock, keyedHash })

  async function connectionOf(from: Queries, appId: string): Promise<Schema<'AppConnection'>> {
    const keys = await connectionStore(from).keysOf(appId)
    const client = await clientStore(from).find(appId)
    return {
      appId,
      configurationUrl: `${site}${CONFIGURATION_PATH}`,
      evaluationUrl: `${site}${EVALUATION_PATH}`,
      issuerUrl: issuerOf(site),
      discoveryUrl: `${issuerOf(site)}/.well-known/openid-configuration`,
      client: client ? toClient(client) : null,
      keys: keys.map(({ id, hint, createdAt, lastUsedAt }) => ({
        keyId: id,
        keyHint: hint,
        createdAt: toWireTime(createdAt),
        lastUsedAt: lastUsedAt && toWireTime(lastUsedAt),
      })),
    }
  }

  return {
    ...clientOperations(deps, connectionOf),

    async getAppConnection({ appId, owner }, caller) {
      await scope.ownShown(db, appId, memberOf(caller), owner)
      return connectionOf(db, appId)
    },

    async checkAppAccess({ appId, owner, memberEmail, levelId }, caller) {
      await scope.ownShown(db, appId, memberOf(caller), owner)
      const use = await evaluation.useInApp(appId, { subject: memberEmail, ...(levelId && { levelId }) })
      if (!use) throw problemNamed('accessLevel.missing')
      return { decisionYn: use.use === 'NORMAL' ? 'Y' : 'N', appUse: use.use, endDate: use.endDate }
    },

    issueAppKey: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId }, now }) => {
        const store = connectionStore(tx)
        if ((await store.keysOf(appId)).length >= MAX_KEYS) throw problemNamed('appKey.tooMany')
        const [keyId, apiKey] = [randomUUID(), newAppKey()]
        const keyHash = keyedHash(APP_KEY_PURPOSE, apiKey)
        await store.addKey({ id: keyId, appId, keyHash, hint: hintOf(apiKey), createdAt: now })
        return { keyId, apiKey }
      }),

    revokeAppKey: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId } }) => {
        if (!(await connectionStore(tx).removeKey(appId, input.keyId))) throw problemNamed('appKey.missing')
        return connectionOf(tx, appId)
      }),
  }
}
