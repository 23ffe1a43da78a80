import type { FastifyInstance } from 'fastify'

const isHost = (name: string, index: number) => index % 2 === 0 && name.toLowerCase() === 'host'

/**
 * Refuses a request with two hosts (RFC 9112, section 3.2): a proxy and the server could each use a different
 * one.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.rawHeaders.filter(isHost).length > 1)
      await reply.code(400).type('text/plain; charset=utf-8').send('Two hosts were named.')
  })
}
