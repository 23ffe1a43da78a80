import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of one server, in the text format of Prometheus. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'portal_operation_seconds',
    help: 'How long operations take',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'portal_answers_total',
    help: 'Answers by operation and code of the envelope',
    labelNames: ['operation', 'code'],
    registers: [registry],
  })

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(operation: string, code: number, ms: number) {
      seconds.observe({ operation }, ms / 1000)
      answers.inc({ operation, code: String(code) })
    },
  }
}
