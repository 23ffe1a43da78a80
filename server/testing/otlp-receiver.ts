import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}
export type Metric = {
  name: string
  sum?: { dataPoints: Point[] }
  gauge?: { dataPoints: Point[] }
  histogram?: { dataPoints: (Point & { count: number; bucketCounts: number[]; explicitBounds: number[] })[] }
}
type Point = { attributes: Span['attributes']; asDouble?: number }
type Traces = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
type Figures = { resourceMetrics: { scopeMetrics: { metrics: Metric[] }[] }[] }

/** Starts a collector that stores everything it receives by OTLP over HTTP as JSON. */
export async function otlpReceiver() {
  const bodies: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      bodies.push({ path: request.url!, body })
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sentTo = (path: string): unknown[] =>
    bodies.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as unknown)

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns all data that the collector received, as text. */
    text: () => bodies.map(({ body }) => body).join('\n'),
    spans: () =>
      (sentTo('/v1/traces') as Traces[])
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: () =>
      (sentTo('/v1/metrics') as Figures[])
        .flatMap(({ resourceMetrics }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
    forget: () => void bodies.splice(0),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
