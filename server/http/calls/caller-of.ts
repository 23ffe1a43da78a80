import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteCookies } from '../protection/session-cookie.ts'
import { type Caller, type Identity, unknownVisitor } from './caller.ts'
import { deviceOf } from './device.ts'

type CookieName = keyof SiteCookies

/**
 * Data that a browser may still have after its member logs out: pages in the history, and stored form
 * contents.
 */
const clearedSiteData = '"cache", "storage"'

/**
 * Creates the caller of a request, and `setCookies`, which is called when the answer is sent. Until then the changes
 * of cookies by operations are collected.
 */
export function callerOf(request: FastifyRequest, { stage, member }: Identity, cookies: SiteCookies) {
  // A cookie that an operation removes has the value null.
  const changes = new Map<CookieName, string | null>()
  const cookieActions = (name: CookieName) => ({
    set: (token: string) => void changes.set(name, token),
    clear: () => void changes.set(name, null),
  })
  const cookieOf = (name: CookieName) => ({ token: cookies[name].read(request), ...cookieActions(name) })
  const session = cookieActions('session')
  let provedId: string | undefined
  const caller: Caller = {
    stage: stage === 'ended' ? 'visitor' : stage,
    member,
    address: request.ip,
    // Computed on demand: few operations need the device, and computing it takes longer than the rest of this
    // function.
    get device() {
      return deviceOf(request.headers['user-agent'])
    },
    setSession: session.set,
    clearSession: session.clear,
    provedToBe: (memberId) => void (provedId = memberId),
    get provedId() {
      return provedId
    },
    drafts: { signup: cookieOf('signup'), reset: cookieOf('reset'), passkey: cookieOf('passkey') },
    trustedDevice: cookieOf('trustedDevice'),
  }
  const setCookies = (reply: FastifyReply): void => {
    if (changes.get('session') === null) reply.header('Clear-Site-Data', clearedSiteData)
    for (const [name, token] of changes) {
      if (token === null) cookies[name].clear(reply)
      else cookies[name].set(reply, token)
    }
  }
  return { caller, setCookies }
}

/** Creates the caller of an anonymous operation: no cookie is read, and none is set. */
export const anonymousAt = (address: string): ReturnType<typeof callerOf> => ({
  caller: { ...unknownVisitor, address },
  setCookies: () => {},
})
