import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DraftName } from '../calls/caller.ts'

/** The number of days for which a member may trust a device. */
export const TRUST_DAYS = 30
const tokenPattern = /^[\w-]{43}$/

/**
 * Returns functions for a cookie with a token. The prefix `__Host-` binds the cookie to the host, to https and to the
 * whole site (RFC 6265bis).
 */
function tokenCookie(
  plainName: string,
  { secure, maxAgeSeconds }: { secure: boolean; maxAgeSeconds?: number },
) {
  const name = secure ? `__Host-${plainName}` : plainName
  // A cookie without an expiry ends with the browser; the server's own limits end the session earlier.
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const
  const optionsWithMaxAge = { ...options, ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }) }

  return {
    name,
    /** Returns the token of a request; a value that cannot be a token is ignored. */
    read(request: FastifyRequest): string | undefined {
      const token = request.cookies[name]
      return token !== undefined && tokenPattern.test(token) ? token : undefined
    },
    set: (reply: FastifyReply, token: string) => void reply.setCookie(name, token, optionsWithMaxAge),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}

/** Returns functions for the cookie of a login session. */
export const sessionCookie = (options: { secure: boolean }) => tokenCookie('session', options)

/** Returns functions for the cookies of processes before a login: sign-up, password reset, login by passkey. */
export const draftCookies = (options: { secure: boolean }): Record<DraftName, SessionCookie> => ({
  signup: tokenCookie('signup', options),
  reset: tokenCookie('reset', options),
  passkey: tokenCookie('passkey', options),
})

/** Returns functions for the cookie of a trusted device. */
export const trustCookie = (options: { secure: boolean }) =>
  tokenCookie('trusted_device', { ...options, maxAgeSeconds: TRUST_DAYS * 24 * 60 * 60 })

export type SessionCookie = ReturnType<typeof sessionCookie>

/** Returns functions for all cookies of the site with a token. */
export const siteCookies = (options: { secure: boolean }) => ({
  session: sessionCookie(options),
  trustedDevice: trustCookie(options),
  ...draftCookies(options),
})

export type SiteCookies = ReturnType<typeof siteCookies>
