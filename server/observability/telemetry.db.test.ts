import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { otlpReceiver, type Span } from '#server/testing/otlp-receiver.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { startTelemetry, type Telemetry } from './telemetry.ts'

const [SERVER, FAILED] = [2, 2]

describeEngines('traces', (engine) => {
  let receiver: Awaited<ReturnType<typeof otlpReceiver>>
  let telemetry: Telemetry
  let metrics: Metrics
  let portal: Portal

  beforeAll(async () => void (receiver = await otlpReceiver()))
  afterAll(() => receiver.stop())
  beforeEach(async () => {
    receiver.forget()
    metrics = createMetrics()
    telemetry = await startTelemetry({ endpoint: receiver.endpoint, serviceName: 'portal', metrics })
    portal = createPortal(engine.database(), { isTraced: true, metrics })
  })

  /** Sends all spans, and returns those that have arrived at the collector. */
  async function receivedSpans(): Promise<Span[]> {
    await telemetry.stop()
    return receiver.spans()
  }

  it('connect a request with its operation and its statements', async () => {
    const member = await portal.addMember()
    const session = await portal.logInFully(member.email, { confirmed: true })
    expect((await portal.call('getUserInfo', {}, { session })).code).toBe(200)
    const spans = await receivedSpans()
    const [operation] = spans.filter(({ name }) => name === 'getUserInfo')
    const trace = spans.filter(({ traceId }) => traceId === operation!.traceId)
    const [root, ...others] = trace.filter(({ parentSpanId }) => !parentSpanId)
    expect(others).toEqual([])
    expect(root).toMatchObject({ name: 'POST getUserInfo', kind: SERVER })
    expect(attributesOf(root!)).toMatchObject({
      'http.route': '/api/service/home/v1.0/user/info',
      'http.response.status_code': 200,
      'portal.code': 200,
    })
    expect(operation!.parentSpanId).toBe(root!.spanId)
    const childSpans = trace.filter(({ parentSpanId }) => parentSpanId === operation!.spanId)
    expect(childSpans.map(attributesOf)).toContainEqual(
      expect.objectContaining({ 'db.operation.name': 'select', 'db.collection.name': 'members' }),
    )
    const ids = new Set(trace.map(({ spanId }) => spanId))
    expect(trace.every((span) => span === root || ids.has(span.parentSpanId!))).toBe(true)
  })

  it('contain the statements of their own call, however many calls wait for a connection', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await Promise.all(Array.from({ length: 40 }, () => portal.call('getUserInfo', {}, { session })))
    const spans = await receivedSpans()
    const traces = spans.filter(({ name }) => name === 'POST getUserInfo')
    expect(traces).toHaveLength(40)
    const selects = traces.map(
      ({ traceId }) =>
        spans.filter((span) => span.traceId === traceId && span.name === 'select members').length,
    )
    expect(new Set(selects)).toEqual(new Set([1]))
    // A root span is a call or a job; jobs may run at the same time as calls.
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
    const isOfWork = ({ kind, name }: Span) => kind === SERVER || name.startsWith('job: ')
    expect(roots.filter((root) => !isOfWork(root)).map(({ name }) => name)).toEqual([])
  })

  it('contain no personal data, also for a failure', async () => {
    const member = await portal.addMember({
      name: '송나래',
      phoneNumber: '01077770001',
      codes: ['B7KQ-2MXD-94RT'],
    })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await portal.logIn(member.email, 'a-wrong-password', { address: '198.51.100.7' })
    await portal.call('getUserInfo', {}, { session, headers: { 'user-agent': 'a browser of theirs' } })
    await portal.app.inject(`/nowhere/${member.email}?email=${member.email}`)
    await engine.owner().pool.query('alter table members rename to moved')
    await portal.logIn(member.email)
    await engine.owner().pool.query('alter table moved rename to members')
    const spans = await receivedSpans()
    const failedSpans = spans.filter(({ status }) => status.code === FAILED)
    expect(failedSpans.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select members', 'POST logIn']),
    )
    expect(failedSpans.map((span) => attributesOf(span)['error.type'])).toContain('42P01')
    const secrets = [
      member.email,
      member.id,
      '송나래',
      '01077770001',
      password,
      'a-wrong-password',
      session,
      portal.lastCode(),
      '198.51.100.7',
      'a browser of theirs',
      'B7KQ',
    ]
    for (const secret of secrets) expect(receiver.text(), secret).not.toContain(secret)
  })

  it('are sent together with the metrics of /metrics', async () => {
    await portal.call('getUnauthSessionInfo', {})
    await portal.call('getUnauthSessionInfo', {})
    await telemetry.stop()
    const metricNamed = (name: string) => receiver.metrics().find((metric) => metric.name === name)
    const [seconds] = metricNamed('portal_operation_seconds')!.histogram!.dataPoints
    expect(seconds).toMatchObject({ count: 2 })
    expect(seconds!.bucketCounts).toHaveLength(seconds!.explicitBounds.length + 1)
    expect(seconds!.bucketCounts.reduce((sum, one) => sum + Number(one), 0)).toBe(2)
    const [answers] = metricNamed('portal_answers_total')!.sum!.dataPoints
    expect(answers!.asDouble).toBe(2)
    expect(metricNamed('portal_mails_waiting')!.gauge!.dataPoints[0]!.asDouble).toBeGreaterThanOrEqual(0)
    expect(receiver.metrics().map(({ name }) => name)).toContain('process_cpu_seconds_total')
  })

  it('are disabled and cost nothing without a collector', async () => {
    await telemetry.stop()
    receiver.forget()
    const untracedPortal = createPortal(engine.database())
    expect((await untracedPortal.call('getUnauthSessionInfo', {})).code).toBe(200)
    expect(receiver.text()).toBe('')
  })
})

it('no library of OpenTelemetry is loaded without a collector', () => {
  const program = `
    await import('./server/app.ts')
    await import('./server/observability/telemetry.ts')
    const { default: { _cache } } = await import('node:module')
    console.log([...new Set(Object.keys(_cache).flatMap((path) => /@opentelemetry.([\\w-]+)/.exec(path)?.[1] ?? []))].join())`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
  expect(execFileSync(process.execPath, options, { encoding: 'utf8' }).trim()).toBe('api')
})

function attributesOf({ attributes }: Span): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value['stringValue'] ?? value['intValue'] ?? value]),
  )
}
