import type { FastifyRequest } from 'fastify'

const plainHost = /^[\w.-]+(?::\d{1,5})?$/

/** The origin to put before the site's paths: its own, or else the one that was asked, as far as that can be believed. */
export function siteOrigin({ protocol, host }: FastifyRequest, publicOrigin: string | undefined): string {
  return publicOrigin ?? `${protocol}://${plainHost.test(host) ? host : 'localhost'}`
}
