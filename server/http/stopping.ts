import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '#domain/durations.ts'

const PATIENCE_MS = 8 * SECOND_MS
const ACCEPT_WITHIN_MS = 2 * SECOND_MS

/**
 * Stops a server soon and without cutting a request: from the signal on, every answer closes its connection;
 * connections that wait to be accepted are accepted and answered before the server stops listening.
 * Connections that are still open after eight seconds are cut, since Node waits for idle connections and no
 * longer times out slow ones.
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
 * Resolves when no connection waits to be accepted. The operating system queues connections, of which the
 * process accepts one per turn of its loop; when the process stops listening, it resets the rest.
 */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  const until = performance.now() + ACCEPT_WITHIN_MS
  let accepted = 0
  const note = () => void (accepted += 1)
  server.on('connection', note)
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted
    // Between two of these turns the event loop has polled its sockets.
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', note)
}
