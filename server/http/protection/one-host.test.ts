import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { refuseSeveralHosts } from './one-host.ts'

async function statusOf(...headers: string[]): Promise<string | undefined> {
  const app = fastify()
  refuseSeveralHosts(app)
  app.get('/', () => 'answered')
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.end(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
    let answer = ''
    for await (const part of socket) answer += String(part)
    return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]
  } finally {
    await app.close()
  }
}

it.each([
  [['Host: portal.example'], '200'],
  [['Host: portal.example', 'Host: elsewhere.example'], '400'],
  [['Host: portal.example', 'HOST: portal.example'], '400'],
  [['Host: portal.example', 'X-Host: elsewhere.example'], '200'],
])('a request with %j is answered with %s', async (headers, status) => {
  expect(await statusOf(...headers)).toBe(status)
})
