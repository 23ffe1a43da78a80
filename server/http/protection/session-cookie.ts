import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DraftName } from '../calls/caller.ts'

/** For how many days a member may trust a device. */
export const TRUST_DAYS = 30
const tokenPattern = /^[\w-]{43}$/

/** A cookie of the site that holds a token: `__Host-` binds it to the host, to https and to the whole site (RFC 6265bis). */
function tokenCookie(
  plainName: string,
  { secure, maxAgeSeconds }: { secure: boolean; maxAgeSeconds?: number },
) {
  const name = secure ? `__Host-${plainName}` : plainName
  // Without an expiry it ends with the browser; the server's own limits end it earlier.
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  const lasting = { ...options, ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }) }

  return {
    name,
    /** The token a request carries; what cannot be one is as good as none. */
    read(request: FastifyRequest): string | undefined {
      const token = request.cookies[name]
      return token !== undefined && tokenPattern.test(token) ? token : undefined
    },
    set: (reply: FastifyReply, token: string) => void reply.setCookie(name, token, lasting),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}

/** The cookie of who is logged in. */
export const sessionCookie = (options: { secure: boolean }) => tokenCookie('session', options)

/** The cookies of what is under way before a person is a member, or is one again. */
export const draftCookies = (options: { secure: boolean }): Record<DraftName, SessionCookie> => ({
  signup: tokenCookie('signup', options),
  reset: tokenCookie('reset', options),
  passkey: tokenCookie('passkey', options),
})

/** The cookie of a device that needs no second factor. */
export const trustCookie = (options: { secure: boolean }) =>
  tokenCookie('trusted_device', { ...options, maxAgeSeconds: TRUST_DAYS * 24 * 60 * 60 })

export type SessionCookie = ReturnType<typeof sessionCookie>

/** All cookies of the site that hold a token. */
export const siteCookies = (options: { secure: boolean }) => ({
  session: sessionCookie(options),
  trustedDevice: trustCookie(options),
  ...draftCookies(options),
})

export type SiteCookies = ReturnType<typeof siteCookies>
