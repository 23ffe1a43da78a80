import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveUpSlowRequests } from './slow-requests.ts'

const app = fastify()
giveUpSlowRequests(app, { withinMs: 200, mayTakeLonger: ({ url }) => url === '/slow' })
for (const url of ['/slow', '/fast']) app.post(url, async ({ body }) => body)
app.post('/late', async () => new Promise((resolve) => setTimeout(resolve, 400, 'answered')))
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Posts two halves of a body with a pause between them; gives what came back. */
function post(url: string, pauseMs: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(
        `POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
      )
      setTimeout(() => socket.writable && socket.write('}'), pauseMs)
    })
    socket
      .on('error', () => {})
      .on('data', (data) => (answer += data))
      .on('close', () => resolve(answer))
  })
}

it('a body that takes too long is given up', async () => {
  expect(await post('/fast', 500)).toBe('')
})

it('one that may take longer, one that is in time, and an answer that takes its time are not', async () => {
  expect(await post('/slow', 500)).toMatch(/^HTTP\/1\.1 200 [^]*\{\}$/)
  expect(await post('/fast', 50)).toMatch(/^HTTP\/1\.1 200 [^]*\{\}$/)
  expect(await post('/late', 0)).toMatch(/answered$/)
})
