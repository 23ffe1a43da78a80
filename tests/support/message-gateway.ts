import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Message } from './portal.ts'

/**
 * Starts the gateways for mails and text messages of a portal in production: they accept every message and store it,
 * newest first.
 */
export async function startMessageGateway() {
  const stored: Message[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const message = JSON.parse(body) as Pick<Message, 'to' | 'text'>
      const kind = request.url === '/mail' ? 'mail' : 'sms'
      stored.unshift({ ...message, kind, sentAt: new Date().toISOString() })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { MAIL_GATEWAY_URL: `${origin}/mail`, SMS_GATEWAY_URL: `${origin}/sms` },
    messages: () => [...stored],
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
