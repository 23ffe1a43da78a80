import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '#domain/durations.ts'

const PATIENCE_MS = 8 * SECOND_MS
const ACCEPT_WITHIN_MS = 2 * SECOND_MS

/**
 * Stops a server soon and without interrupting a request. From the signal on, every answer closes its connection;
 * connections that wait to be accepted are accepted and answered before the server stops listening. Connections that
 * are still open after eight seconds are closed, since Node waits for idle connections and no longer times out slow
 * ones.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance, isStopping: () => boolean): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref()
    await acceptWaiting(app)
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing || isStopping()) reply.header('Connection', 'close')
  })
}

/**
 * Resolves when no connection waits to be accepted. The operating system queues connections, and the process accepts
 * one in each turn of its event loop. When the process stops listening, the operating system resets the connections
 * that are still queued.
 */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  const deadline = performance.now() + ACCEPT_WITHIN_MS
  let accepted = 0
  const countAccepted = () => void (accepted += 1)
  server.on('connection', countAccepted)
  for (let before = -1; before !== accepted && performance.now() < deadline; ) {
    before = accepted
    // The event loop polls its sockets between two turns.
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', countAccepted)
}
