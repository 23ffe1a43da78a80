import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 8_000

/**
 * Lets a server stop soon and politely: once it is closing, every answer ends its connection, and what still dawdles
 * after eight seconds is cut. Node itself waits for kept-alive connections and watches slow ones no longer.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
  })
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('Connection', 'close')
  })
}
