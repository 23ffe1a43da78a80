import type { FastifyReply, FastifyRequest } from 'fastify'

const tokenPattern = /^[\w-]{43}$/

/** The cookie of a site: `__Host-` binds it to the host, to https and to the whole site (RFC 6265bis). */
export function sessionCookie({ secure }: { secure: boolean }) {
  const name = secure ? '__Host-session' : 'session'
  // Without an expiry it ends with the browser; the server's own limits end it earlier.
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const

  return {
    name,
    /** The token a request carries; what cannot be one is as good as none. */
    read(request: FastifyRequest): string | undefined {
      const token = request.cookies[name]
      return token !== undefined && tokenPattern.test(token) ? token : undefined
    },
    set: (reply: FastifyReply, token: string) => void reply.setCookie(name, token, options),
    clear: (reply: FastifyReply) => void reply.clearCookie(name, options),
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
