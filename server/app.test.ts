import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { describe, it, type TestContext } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { headersOf, requestId } from '#server/testing/call-request.ts'
import { createPortal } from '#server/testing/portal.ts'
import { within } from '#server/testing/within.ts'
import { type Database, openDatabase } from './db/client.ts'

const session = 'A'.repeat(43)
const url = operationTable.getSessionInfo.path

/** Opens a database whose PostgreSQL refuses connections, or accepts connections and never answers. */
async function brokenDatabase(
  how: 'refuses' | 'is silent',
  { onTestFinished }: TestContext,
): Promise<Database> {
  let port = 1
  if (how === 'is silent') {
    const sockets: Socket[] = []
    const server: Server = createServer((socket) => sockets.push(socket.on('error', () => {})))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    port = (server.address() as AddressInfo).port
  }
  const database = await openDatabase({
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    log: { warn: () => {} },
  })
  onTestFinished(() => database.close())
  return database
}

describe.each(['refuses', 'is silent'] as const)('with a PostgreSQL that %s', (how) => {
  it('a call is answered within two seconds with the problem of an unavailable service', async (test) => {
    const { app } = createPortal(await brokenDatabase(how, test))
    const started = performance.now()
    const response = await app.inject({ method: 'POST', url, headers: headersOf({ session }), payload: '{}' })
    test.expect(performance.now() - started).toBeLessThan(within(2_000))
    test.expect([response.statusCode, response.json().code]).toEqual([503, 503])
  })

  it('the process reports that it is alive but not ready', async (test) => {
    const { app } = createPortal(await brokenDatabase(how, test))
    test.expect((await app.inject('/healthz')).statusCode).toBe(200)
    const ready = await app.inject('/readyz')
    test
      .expect([ready.statusCode, ready.json()])
      .toEqual([503, { status: 'unavailable', database: false, migrations: false, degraded: [] }])
  })
})

// These tests wait for timeouts, not for the processor, so they run concurrently.
describe.concurrent('the listening server', () => {
  async function listen(how: 'refuses' | 'is silent', test: TestContext) {
    const { app } = createPortal(await brokenDatabase(how, test))
    await app.listen({ port: 0, host: '127.0.0.1' })
    test.onTestFinished(() => app.close())
    return { app, port: (app.server.address() as AddressInfo).port }
  }

  it(
    'closes three hundred slow connections within fifteen seconds, and serves other callers in the meantime',
    async (test) => {
      const { port } = await listen('refuses', test)
      const started = performance.now()
      const ended = Array.from({ length: 300 }, (_, index) => connectAndStall(port, index))
      const health = await fetch(`http://127.0.0.1:${port}/healthz`)
      test.expect(health.status).toBe(200)
      await Promise.all(ended)
      test.expect(performance.now() - started).toBeLessThan(within(15_000))
    },
    within(20_000),
  )

  it(
    'closes three hundred slow uploads, and the refused uploads within fifteen seconds',
    async (test) => {
      const { port } = await listen('refuses', test)
      const started = performance.now()
      const ended = await Promise.all(
        Array.from({ length: 300 }, async () => ({
          answer: await stallUpload(port),
          after: performance.now() - started,
        })),
      )
      const refusedUploads = ended.filter(({ answer }) => answer.startsWith('HTTP/1.1 503'))
      test.expect(refusedUploads.length).toBeGreaterThan(280)
      test.expect(Math.max(...refusedUploads.map(({ after }) => after))).toBeLessThan(within(15_000))
      // The uploads that were accepted are closed as well, since they send too slowly.
      test.expect(Math.max(...ended.map(({ after }) => after))).toBeLessThan(within(30_000))
    },
    within(40_000),
  )

  it(
    'closes the connection of a refused request whose body never arrives',
    async (test) => {
      const { port } = await listen('refuses', test)
      const started = performance.now()
      const foreignHeaders = 'Origin: https://elsewhere.example\r\nContent-Type: application/json\r\n'
      const answer = await stallWith(
        port,
        `POST ${url} HTTP/1.1\r\nHost: x\r\n${foreignHeaders}Content-Length: 99\r\n\r\n{`,
      )
      test.expect(answer).toContain('HTTP/1.1 ')
      test.expect(performance.now() - started).toBeLessThan(within(6_000))
    },
    within(20_000),
  )

  it('answers connections that arrive while it stops, and does not reset them', async (test) => {
    const { app, port } = await listen('refuses', test)
    const client = new Worker(
      `const { connect } = require('node:net')
      const { workerData: port, parentPort } = require('node:worker_threads')
      const ask = () => new Promise((resolve) => {
        let got = ''
        const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n'))
        socket.on('data', (data) => (got += data)).on('error', (error) => (got += error.code)).on('close', () => resolve(got))
      })
      parentPort.once('message', async () => parentPort.postMessage(await Promise.all(Array.from({ length: 12 }, ask))))`,
      { eval: true, workerData: port },
    )
    await once(client, 'online')
    const answerMessage = once(client, 'message')
    client.postMessage('go')
    // While the process is busy, the operating system accepts the connections, and they wait.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000)
    await app.close()
    const [answers] = (await answerMessage) as [string[]]
    await client.terminate()
    test.expect(answers).toHaveLength(12)
    for (const answer of answers) test.expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/i)
  })

  it('closes the connection after every answer once the signal to stop has arrived', async (test) => {
    let isStopping = false
    const { app } = createPortal(await brokenDatabase('refuses', test), { isStopping: () => isStopping })
    test.onTestFinished(() => app.close())
    test.expect((await app.inject('/healthz')).headers['connection']).not.toBe('close')
    isStopping = true
    test.expect((await app.inject('/healthz')).headers['connection']).toBe('close')
    test.expect((await app.inject('/readyz')).json()).toEqual({ status: 'stopping' })
  })

  it('stops after the running requests were answered', async (test) => {
    const { app, port } = await listen('is silent', test)
    const inFlight = fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: headersOf({ session }),
      body: '{}',
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await app.close()
    test.expect((await inFlight).status).toBe(503)
    await test.expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  it('stops within ten seconds despite a slow client', async (test) => {
    const { app, port } = await listen('refuses', test)
    const cut = [0, 1, 2].map((index) => connectAndStall(port, index))
    await new Promise((resolve) => setTimeout(resolve, 200))
    const started = performance.now()
    await app.close()
    await Promise.all(cut)
    test.expect(performance.now() - started).toBeLessThan(within(10_000))
  })
})

/** Connects and sends nothing, half a header, or half a body; resolves when the server hangs up. */
function connectAndStall(port: number, index: number): Promise<void> {
  const requestStarts = [
    '',
    'POST / HT',
    `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  ]
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(requestStarts[index % requestStarts.length]!),
    )
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

/**
 * Begins an upload and sends a few bytes of it every two seconds; resolves with the answer when the server
 * hangs up.
 */
const stallUpload = (port: number) =>
  stallWith(
    port,
    `POST ${operationTable.uploadFile.path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nX-Request-Id: ${requestId}\r\nContent-Length: 1000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`,
  )

function stallWith(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(start))
    const drip = setInterval(() => socket.write('x'.repeat(50)), 2_000)
    socket
      .on('error', () => {})
      .on('data', (data) => (answer += data.toString()))
      .on('close', () => {
        clearInterval(drip)
        resolve(answer)
      })
  })
}
