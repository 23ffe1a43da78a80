import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

it('the metrics server serves the metrics on its own port, and nothing else', async () => {
  const port = await freePort()
  const metrics = createMetrics()
  metrics.observe('logIn', 2001, 12)
  const close = await serveMetrics({ metrics, port, host: '127.0.0.1' })
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toContain('portal_answers_total{operation="logIn",code="2001"} 1')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await expect(serveMetrics({ metrics, port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await close()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
