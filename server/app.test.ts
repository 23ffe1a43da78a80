import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { headersOf } from '#server/testing/call-request.ts'
import { createPortal } from '#server/testing/portal.ts'
import { type Database, openDatabase } from './db/client.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const session = 'A'.repeat(43)
const url = operationTable.getSessionInfo.path

/** A PostgreSQL that refuses, or one that accepts and then says nothing. */
async function brokenDatabase(how: 'refuses' | 'is silent'): Promise<Database> {
  let port = 1
  if (how === 'is silent') {
    const sockets: Socket[] = []
    const server: Server = createServer((socket) => sockets.push(socket.on('error', () => {})))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    port = (server.address() as AddressInfo).port
  }
  const database = await openDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    log: { warn: () => {} },
  })
  closers.push(() => database.close())
  return database
}

describe.each(['refuses', 'is silent'] as const)('with a PostgreSQL that %s', (how) => {
  it('a call is answered within two seconds that the service is unavailable', async () => {
    const { app } = createPortal(await brokenDatabase(how))
    const started = performance.now()
    const response = await app.inject({ method: 'POST', url, headers: headersOf({ session }), payload: '{}' })
    expect(performance.now() - started).toBeLessThan(2000)
    expect([response.statusCode, response.json().code]).toEqual([503, 503])
  })

  it('the process is well, and not ready', async () => {
    const { app } = createPortal(await brokenDatabase(how))
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unavailable', database: false, migrations: false },
    ])
  })
})

describe('listening', () => {
  async function listen(how: 'refuses' | 'is silent') {
    const { app } = createPortal(await brokenDatabase(how))
    await app.listen({ port: 0, host: '127.0.0.1' })
    closers.push(() => app.close())
    return { app, port: (app.server.address() as AddressInfo).port }
  }

  it('cuts three hundred connections that dawdle within fifteen seconds, and serves others meanwhile', async () => {
    const { port } = await listen('refuses')
    const started = performance.now()
    const ended = Array.from({ length: 300 }, (_, index) => dawdle(port, index))
    const health = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(health.status).toBe(200)
    await Promise.all(ended)
    expect(performance.now() - started).toBeLessThan(15_000)
  }, 20_000)

  it('stops after what is in flight was answered', async () => {
    const { app, port } = await listen('is silent')
    const inFlight = fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: headersOf({ session }),
      body: '{}',
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await app.close()
    expect((await inFlight).status).toBe(503)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  it('stops within ten seconds though someone dawdles', async () => {
    const { app, port } = await listen('refuses')
    const cut = [0, 1, 2].map((index) => dawdle(port, index))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const started = performance.now()
    await app.close()
    await Promise.all(cut)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

/** Connects and sends nothing, half a header, or half a body; resolves when the server hangs up. */
function dawdle(port: number, index: number): Promise<void> {
  const starts = [
    '',
    'POST / HT',
    `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  ]
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(starts[index % starts.length]!))
    const drip = setInterval(() => index % 3 === 1 && socket.write('x'), 2000)
    socket
      .on('error', () => {})
      .on('data', () => {})
      .on('close', () => {
        clearInterval(drip)
        resolve()
      })
  })
}
