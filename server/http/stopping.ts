import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '#domain/durations.ts'

const PATIENCE_MS = 8 * SECOND_MS
const ACCEPT_WITHIN_MS = 2 * SECOND_MS

/**
 * Lets a server stop soon and politely: from the signal on, every answer ends its connection, so that balancers open none to it
 * that is cut in between; connections that wait to be accepted are accepted before it stops to listen, and answered. What still dawdles
 * after eight seconds is cut. Node itself waits for kept-alive connections and watches slow ones no longer.
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
 * Resolves when no connection waits to be accepted. The system takes them before the process does, which accepts one in a turn of its
 * loop, and resets them where no process listens any more.
 */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  const until = performance.now() + ACCEPT_WITHIN_MS
  let accepted = 0
  const note = () => void (accepted += 1)
  server.on('connection', note)
  for (let before = -1; before !== accepted && performance.now() < until; ) {
    before = accepted
    // Between two of them the loop has looked at its sockets.
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', note)
}
