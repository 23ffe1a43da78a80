import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/**
 * Starts a receiver of webhooks that can be switched off. It verifies webhooks with the library of the Standard
 * Webhooks specification.
 */
export async function openReceiver(secret: string) {
  const verifier = new Webhook(secret)
  /** The body of each message by its id. */
  const received = new Map<string, string>()
  const state = { isDown: false, forged: 0, repeated: 0, changed: 0 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (state.isDown) return void request.socket.destroy()
      const body = Buffer.concat(chunks).toString()
      const id = String(request.headers['webhook-id'])
      try {
        verifier.verify(body, request.headers as Record<string, string>)
      } catch {
        state.forged += 1
        return void response.writeHead(400).end()
      }
      const former = received.get(id)
      if (former !== undefined) state.repeated += 1
      if (former !== undefined && former !== body) state.changed += 1
      received.set(id, body)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, received, state, close: () => server.close() }
}
