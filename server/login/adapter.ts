import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { isUuid } from '#server/domains/access/evaluation/evaluation.ts'
import type { LoginRecord, LoginStore } from './login.store.ts'
import { currentLogin } from './login-context.ts'

type AdapterDeps = {
  clock: Clock
  store: LoginStore
  /** Returns the metadata of an app's client by the app's id. */
  clientOf: (appId: string) => Promise<AdapterPayload | undefined>
  /** Whether an app is open to a person now. */
  isOpen: (appId: string, subject: string) => Promise<boolean>
  /** Throws the refusal of a code or token that another request has used at the same moment. */
  refuseUsed: () => never
}

/**
 * Returns the store for the records of oidc-provider: the database of the portal, the same on every node. Ended
 * records are hidden, so that the library refuses them everywhere. A session ends with the portal login in which it
 * began; a grant ends when no permission opens the app any more.
 */
export function loginAdapter({ clock, store, clientOf, isOpen, refuseUsed }: AdapterDeps): AdapterFactory {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

  function payloadOf({ payload, usedAt }: LoginRecord, id?: string): AdapterPayload {
    return {
      ...payload,
      ...(id !== undefined && { jti: id }),
      ...(usedAt && { consumed: Math.floor(usedAt.getTime() / SECOND_MS) }),
    }
  }

  async function isGrantOpen({ payload: { clientId, accountId } }: LoginRecord): Promise<boolean> {
    const [appId, subject] = [textOf(clientId), textOf(accountId)]
    return appId !== undefined && subject !== undefined && isOpen(appId, subject)
  }

  return (model: string): Adapter => ({
    async find(id) {
      if (model === 'Client') return isUuid(id) ? clientOf(id.toLowerCase()) : undefined
      const record = await store.find(model, id, clock.now())
      if (!record) return undefined
      if (model === 'Session' && record.loginId !== (currentLogin()?.loginId ?? null)) return undefined
      if (model === 'Grant' && !(await isGrantOpen(record))) return undefined
      return payloadOf(record, id)
    },

    async findByUid(uid) {
      const record = await store.findOpenSession(uid, clock.now())
      return record && payloadOf(record)
    },

    // The device flow is disabled, so there are no user codes.
    findByUserCode: async () => undefined,

    async upsert(id, stored, expiresIn) {
      if (expiresIn === undefined) throw new Error(`A ${model} without an end is not stored.`)
      const payload = { ...stored }
      delete payload.jti
      await store.put({
        model,
        id,
        payload,
        subject: textOf(payload.accountId),
        appId: textOf(payload.clientId) ?? null,
        loginId: model === 'Session' ? (currentLogin()?.loginId ?? null) : null,
        uid: textOf(payload.uid) ?? null,
        grantId: textOf(payload.grantId) ?? null,
        expiresAt: new Date(clock.now().getTime() + expiresIn * SECOND_MS),
      })
    },

    async consume(id) {
      if (!(await store.use(model, id, clock.now()))) refuseUsed()
    },

    destroy: (id) => store.remove(model, id),
    revokeByGrantId: (grantId) => store.removeGranted(grantId),
  })
}
