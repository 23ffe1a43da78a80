import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

/**
 * Serves /metrics on a separate port, for a network that only the monitoring can reach. Returns a function that
 * closes the port.
 */
export async function serveMetrics(options: {
  metrics: Metrics
  port: number
  host: string
}): Promise<() => Promise<void>> {
  const { metrics, port, host } = options
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return () => new Promise((resolve) => server.close(() => resolve()))
}
