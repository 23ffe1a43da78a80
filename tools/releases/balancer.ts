import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The balancer's statistics: the number of answers by status and node, and the requests with 5xx or no
 * answer.
 */
export type BalancerStatistics = { answers: Map<string, number>; failures: string[] }
export type Balancer = BalancerStatistics & { origin: string; close: () => Promise<void> }

const LOOK_EVERY_MS = 100

/**
 * Starts a balancer that passes requests to the nodes in turn and skips nodes that do not report themselves ready.
 * Like the simplest load balancer, it has no sticky sessions and no retries.
 */
export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const passed: BalancerStatistics = { answers: new Map(), failures: [] }
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  let turn = 0
  const pollNodes = () =>
    Promise.all(
      nodes.map((node) =>
        fetch(`${node}/readyz`).then(
          ({ ok }) => void (ok ? ready.add(node) : ready.delete(node)),
          () => void ready.delete(node),
        ),
      ),
    )
  const pollTimer = setInterval(() => void pollNodes(), LOOK_EVERY_MS)
  await pollNodes()

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const readyNodes = [...ready]
    const node = readyNodes[(turn += 1) % readyNodes.length]
    const requestText = `${asked.method} ${asked.url} at ${node}`
    let isGone = false
    const fail = (why: string) => {
      // The requester has disconnected and needs no answer.
      if (isGone) return
      passed.failures.push(`${requestText}: ${why}`)
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    }
    if (node === undefined) return fail('no node is ready')
    const headers = { ...asked.headers, 'x-forwarded-for': asked.headers['x-forwarded-for'] ?? '127.0.0.1' }
    const { hostname, port } = new URL(node)
    const onward = request(
      { hostname, port, agent, method: asked.method, path: asked.url, headers },
      (given) => {
        const status = given.statusCode!
        const key = `${status} of ${node}`
        passed.answers.set(key, (passed.answers.get(key) ?? 0) + 1)
        if (status >= 500) passed.failures.push(`${requestText}: ${status}`)
        answer.writeHead(status, given.headers)
        given.pipe(answer)
      },
    )
    onward.on('error', ({ message }) => fail(message))
    answer.on('close', () => {
      isGone = !answer.writableFinished
      if (isGone) onward.destroy()
    })
    asked.pipe(onward)
  }

  const server = createServer(forward)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    ...passed,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(pollTimer)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      agent.destroy()
    },
  }
}
