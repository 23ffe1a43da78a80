import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { chargeFailures } from '#domain/bill/failures.ts'
import { SECOND_MS } from '#domain/durations.ts'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * The kind of answer to a page request: a rendered page, a redirect, or a document that the browser renders.
 */
export type PageSent = 'rendered' | 'redirect' | 'shell'

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const SLOW = [0.01, 0.1, 0.5, 1, 5, 10, 30, 60, 300]

let processRegistry: Registry | undefined

/**
 * Returns Node's metrics of this process. The metrics are collected once for all servers in the process, since the
 * collection never ends and keeps its registry in memory.
 */
function processFigures(): Registry {
  if (processRegistry) return processRegistry
  processRegistry = new Registry()
  collectDefaultMetrics({ register: processRegistry })
  return processRegistry
}

/** Creates the metrics of one server and of its process, in the text format of Prometheus. */
export function createMetrics() {
  const registry = new Registry()
  const mergedRegistry = () => Registry.merge([processFigures(), registry])
  processFigures()
  const registers = [registry]
  const seconds = new Histogram({
    name: 'portal_operation_seconds',
    help: 'How long operations take',
    labelNames: ['operation'],
    buckets: QUICK,
    registers,
  })
  const answers = new Counter({
    name: 'portal_answers_total',
    help: 'Answers by operation and code of the envelope',
    labelNames: ['operation', 'code'],
    registers,
  })
  const pageSeconds = new Histogram({
    name: 'portal_page_seconds',
    help: 'How long pages take to be ready, by what was sent',
    labelNames: ['sent'],
    buckets: QUICK,
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'portal_job_seconds',
    help: 'How long jobs take on this node',
    labelNames: ['job'],
    buckets: SLOW,
    registers,
  })
  const jobFailures = new Counter({
    name: 'portal_job_failures_total',
    help: 'Jobs that failed on this node',
    labelNames: ['job'],
    registers,
  })
  const jobSuccess = new Gauge({
    name: 'portal_job_last_success_timestamp_seconds',
    help: 'When a job last succeeded on this node; at first when the node began',
    labelNames: ['job'],
    registers,
  })
  const houseLeft = new Gauge({
    name: 'portal_housekeeping_rows',
    help: 'Rows that a step of the housekeeping left to do, up to 100000',
    labelNames: ['step'],
    registers,
  })
  const charges = new Counter({
    name: 'portal_charges_total',
    help: 'Charges by outcome: PAID, UNKNOWN or the reason of a failure',
    labelNames: ['outcome'],
    registers,
  })
  const keys = new Counter({
    name: 'portal_billing_keys_total',
    help: 'Billing keys that first charges needed, by outcome: ISSUED, UNKNOWN or the reason of a failure',
    labelNames: ['outcome'],
    registers,
  })
  const messages = new Counter({
    name: 'portal_messages_total',
    help: 'Messages that this node handed over, by kind and outcome: sent, refused or failed',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  // The counters start at 0. If a series began with its first events, those would not show as an increase.
  for (const [counter, success] of [
    [charges, 'PAID'],
    [keys, 'ISSUED'],
  ] as const)
    for (const outcome of [success, 'UNKNOWN', 'ERROR', ...chargeFailures]) counter.inc({ outcome }, 0)
  for (const kind of ['sms', 'mail'])
    for (const outcome of ['sent', 'refused', 'failed']) messages.inc({ kind, outcome }, 0)
  const mailsGivenUp = new Counter({
    name: 'portal_mails_given_up_total',
    help: 'Mails that this node gave up',
    registers,
  })

  const phonesGivenUp = new Counter({
    name: 'portal_phone_messages_given_up_total',
    help: 'Messages to phones that this node gave up, or that did not arrive',
    registers,
  })

  return {
    contentType: registry.contentType,
    text: () => mergedRegistry().metrics(),
    values: () => mergedRegistry().getMetricsAsJSON(),
    observe(operation: string, code: number, ms: number) {
      seconds.observe({ operation }, ms / SECOND_MS)
      answers.inc({ operation, code: String(code) })
    },
    pageSent: (sent: PageSent, ms: number) => pageSeconds.observe({ sent }, ms / SECOND_MS),
    jobBegins: (job: string) => {
      jobSuccess.setToCurrentTime({ job })
      jobFailures.inc({ job }, 0)
    },
    jobEnded(job: string, ms: number, isWell: boolean) {
      jobSeconds.observe({ job }, ms / SECOND_MS)
      if (isWell) jobSuccess.setToCurrentTime({ job })
      else jobFailures.inc({ job })
    },
    houseLeft: (step: string, rows: number) => houseLeft.set({ step }, rows),
    charged: (outcome: string) => charges.inc({ outcome }),
    keyIssued: (outcome: string) => keys.inc({ outcome }),
    messageEnded: (kind: 'sms' | 'mail', outcome: 'sent' | 'refused' | 'failed') =>
      messages.inc({ kind, outcome }),
    mailGivenUp: () => mailsGivenUp.inc(),
    phoneGivenUp: () => phonesGivenUp.inc(),

    /**
     * Adds a metric that is read on request: `read` returns the values by the values of the label, or one number. A
     * metric that cannot be read, for example while the database is unavailable, is omitted without affecting the
     * others.
     */
    gauge(
      name: `portal_${string}`,
      help: string,
      label: string | undefined,
      read: () => Promise<Record<string, number>> | Record<string, number>,
    ): void {
      const gauge = new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers: [],
        async collect() {
          this.reset()
          try {
            for (const [value, figure] of Object.entries(await read()))
              this.set(label === undefined ? {} : { [label]: value }, figure)
          } catch {
            this.remove()
          }
        },
      })
      registry.registerMetric(gauge)
    },
  }
}
