import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { lifecycleChecks } from './lifecycles/checks.ts'
import { interactionChecks, type VerifyOptions, verify } from './verify.ts'
import { worldsAt } from './worlds.ts'

const checks = interactionChecks().filter(({ operation }) =>
  /^listAdmin(?:Apps|Bills|Posts|Work)$/.test(operation),
)
const answerMs = 300

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((stop) => stop()))
})

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  cleanups.push(
    () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const anyWorld: RequestListener = (_, response) => void response.end('{}')
const answerNotFound: RequestListener = (_, response) =>
  void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not Found</h1>')

async function verifyServer(url: string, more: Partial<VerifyOptions> = {}) {
  const build = worldsAt(await serverWith(anyWorld), answerMs)
  return verify(checks, { url, build, answerMs, ...more })
}

/** Returns an address at which no server listens. */
async function unusedAddress(): Promise<string> {
  const url = await serverWith(() => undefined)
  await cleanups.pop()!()
  return url
}

const sendHalfBody: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
  response.write('{"code":200,', () => response.destroy())
}

it.each<[string, RequestListener, string]>([
  ['cuts each connection', (request) => request.socket.destroy(), 'it cut the connection'],
  ['breaks off its answers', sendHalfBody, 'it broke off its answer'],
])('a server that %s gets every check, each with its reason', async (_, listener, reason) => {
  const results = await verifyServer(await serverWith(listener))
  expect(results.map(({ name }) => name)).toEqual(checks.map(({ name }) => name))
  const { length } = results.filter(({ faults, outcome }) => outcome === 'failed' && faults.includes(reason))
  expect(length).toBeGreaterThan(checks.length - 5)
})

it.each<[string, () => Promise<string>, string]>([
  ['is down', unusedAddress, 'nothing listens there'],
  ['never answers', () => serverWith(() => undefined), 'it did not answer in time'],
])(
  'a server that %s is given up, and the other checks are listed as not attempted',
  async (_, start, reason) => {
    const results = await verifyServer(await start())
    const failedResults = results.filter(({ outcome }) => outcome === 'failed')
    expect(failedResults).toHaveLength(5)
    expect(failedResults.every(({ faults }) => faults.includes(reason))).toBe(true)
    expect(results).toHaveLength(checks.length)
    const rest = results.filter(({ outcome }) => outcome === 'unattempted')
    expect(rest.some(({ faults }) => faults[0] === `The run had been given up: ${reason}`)).toBe(true)
  },
)

it('an operation that does not answer is called in two checks only, and the other operations are still checked', async () => {
  const results = await verifyServer(
    await serverWith((request, response) => {
      if (!request.url!.includes('/bill/')) answerNotFound(request, response)
    }),
  )
  const ofBills = results.filter(({ operation }) => operation === 'listAdminBills')
  expect(ofBills.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'unattempted', 'unattempted'])
  expect(
    results.filter(({ operation, outcome }) => outcome === 'unattempted' && !operation?.includes('Bill')),
  ).toEqual([])
})

it('the message about an answer that is not JSON contains its content type and status', async () => {
  const [first] = await verifyServer(await serverWith(answerNotFound))
  expect(first!.faults).toEqual([
    'HTTP 404, not 200',
    'HTTP 404 with Content-Type text/html, not application/json in UTF-8',
  ])
})

it('the message about a refused provider state quotes the server’s message', async () => {
  const statesUrl = await serverWith((_, response) => void response.writeHead(501).end('no bills yet'))
  const [first] = await verifyServer(await serverWith(answerNotFound), {
    build: worldsAt(statesUrl, answerMs),
  })
  expect(first!.faults[0]).toMatch(/^The world ".*" was refused \(setup\) with HTTP 501: no bills yet$/)
})

it('the message about an unreachable provider-state server contains its address', async () => {
  const down = await unusedAddress()
  const [first, ...rest] = await verifyServer(await serverWith(answerNotFound), {
    build: worldsAt(down, answerMs),
  })
  expect(first!.faults[0]).toContain(`was asked for at ${down}: nothing listens there.`)
  expect(rest.at(-1)!.outcome).toBe('unattempted')
})

it('the message about a lifecycle whose provider state is refused quotes the server’s message', async () => {
  const statesUrl = await serverWith((_, response) => void response.writeHead(501).end('no permissions yet'))
  const [check] = lifecycleChecks('few')
  const [result] = await verify([check!], { url: statesUrl, build: worldsAt(statesUrl, answerMs), answerMs })
  expect(result!.name).toMatch(/^createAccessRequest and every other step: /)
  expect(result!.faults).toEqual([
    'The world "a permission with everybody around it" was refused (setup) with HTTP 501: no permissions yet',
  ])
})

it('the message about a lifecycle on a server without its operations contains the call and the answer', async () => {
  const statesUrl = await serverWith((_, response) => void response.end('{"today":"2026-11-24"}'))
  const [check] = lifecycleChecks('few')
  const build = worldsAt(statesUrl, answerMs)
  const [result] = await verify([check!], { url: await serverWith(answerNotFound), build, answerMs })
  expect(result!.faults[0]).toMatch(/^getAccess\w+ by HOLDER was answered with HTTP 404 and no JSON: <h1>/)
})
