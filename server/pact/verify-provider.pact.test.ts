import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { verifyProvider } from './verify-provider.ts'

const only = 'listAdmin'
const answerMs = 300

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(
    () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const verifying = (url: string, more: object = {}) => verifyProvider({ url, only, answerMs, ...more })

/** Where nothing listens. */
async function nowhere(): Promise<string> {
  const url = await serverWith(() => undefined)
  await stops.pop()!()
  return url
}

const halfABody: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
  response.write('{"code":200,', () => response.destroy())
}

it.each<[string, RequestListener, string]>([
  ['that closes each connection', (request) => request.socket.destroy(), 'it cut the connection'],
  ['that answers half a body', halfABody, 'it broke off its answer'],
  ['that never answers', () => undefined, 'it did not answer in time'],
])('a server %s is given up, its interactions named', async (_, listener, reason) => {
  const given = verifying(await serverWith(listener))
  await expect(given).rejects.toThrow(/was given up after 5 interactions without an answer/)
  await expect(given).rejects.toThrow(new RegExp(`\n  listAdmin.*: ${reason}`))
})

it('a server that is down is given up', async () => {
  await expect(verifying(await nowhere())).rejects.toThrow(
    /given up after 5 .*\n {2}listAdmin.*: nothing listens there/,
  )
})

it('one that loses some answers is asked for all of them', async () => {
  let asked = 0
  const url = await serverWith((request, response) => {
    asked += 1
    if (asked % 2 === 0) return void request.socket.destroy()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":404,"msg":"","data":null}')
  })
  await expect(verifying(url)).rejects.toThrow(/left interactions of .* without an answer:\n {2}listAdmin/)
  expect(asked).toBeGreaterThan(5)
})

it('one that answers otherwise breaks its interactions', async () => {
  const url = await serverWith((_, response) => void response.writeHead(404).end())
  await expect(verifying(url)).rejects.toThrow(/breaks interactions of .* named above/)
})

it('an address of worlds that is down or silent ends it too', async () => {
  const url = await serverWith((_, response) => void response.writeHead(404).end())
  const down = await nowhere()
  await expect(verifying(url, { statesUrl: down })).rejects.toThrow(
    `No world could be built. ${down}: nothing listens there.`,
  )
  const statesUrl = await serverWith(() => undefined)
  await expect(verifying(url, { statesUrl })).rejects.toThrow(
    /No world could be built.*did not answer in time/,
  )
})

it('the command ends with a result', async () => {
  const down = await nowhere()
  const args = ['server/pact/verify-provider.cli.ts', '--url', down, '--states-url', down, '--only', only]
  const ended = await new Promise<{ code: unknown; text: string }>((done) =>
    execFile('npx', ['tsx', ...args], { timeout: 60_000 }, (error, stdout, stderr) =>
      done({ code: error?.code, text: stdout + stderr }),
    ),
  )
  expect(ended.code).toBe(1)
  expect(ended.text).toContain(`No world could be built. ${down}: nothing listens there.`)
}, 90_000)
