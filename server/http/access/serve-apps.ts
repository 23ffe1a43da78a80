import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#domain/clock.ts'
import type { Config } from '#server/config.ts'
import type { Identify } from '#server/http/calls/caller.ts'
import type { Logins } from '#server/login/begin-logins.ts'
import { serveAuthzen } from './authzen.ts'
import { serveLogins } from './logins.ts'

/**
 * Serves the addresses for connected apps: questions about permissions, and logins. `identityOf` reads the session of
 * a request.
 */
export function serveApps(
  app: FastifyInstance,
  {
    config: { limits, publicOrigin, site },
    clock,
    logins,
    identityOf,
  }: {
    config: Config
    clock: Clock
    logins: Logins
    identityOf: (request: FastifyRequest) => ReturnType<Identify>
  },
): void {
  serveAuthzen(app, { evaluation: logins.evaluation, perApp: limits.callsPerApp, publicOrigin })
  serveLogins(app, {
    ...logins,
    clock,
    site,
    async sessionOf(request) {
      const { identity } = await identityOf(request)
      return identity.stage === 'member' ? identity.member.sessionId : undefined
    },
  })
}
