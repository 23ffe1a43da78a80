import type { FastifyRequest } from 'fastify'

const plainHost = /^[\w.-]+(?::\d{1,5})?$/

/**
 * Returns the origin of the site's addresses: the configured origin, otherwise the origin of the request if it can be
 * trusted.
 */
export function siteOrigin({ protocol, host }: FastifyRequest, publicOrigin: string | undefined): string {
  return publicOrigin ?? `${protocol}://${plainHost.test(host) ? host : 'localhost'}`
}
