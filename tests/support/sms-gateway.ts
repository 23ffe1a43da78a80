import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a gateway for the text messages of a portal: it accepts every message, or refuses every message while it is
 * unavailable.
 */
export async function startSmsGateway() {
  let isAway = false
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(isAway ? 503 : 204).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    goAway: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
