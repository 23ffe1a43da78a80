import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DAY_MS } from '#domain/durations.ts'
import { mailQueue } from '#server/db/schema/mail.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { countedGateway } from '#server/payments/counted-gateway.ts'
import { type IssuedCard, PaymentUnknown } from '#server/payments/gateway.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { createMetrics, type Metrics } from './metrics.ts'

type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] }
type Dashboard = { panels: { targets: { expr: string }[] }[] }

const METRIC = /\b(?:portal|process|nodejs)_\w+/g
const alerts = (parse(readFileSync('ops/prometheus/alerts.yaml', 'utf8')) as Alerts).groups.flatMap(
  ({ rules }) => rules,
)
const dashboard = JSON.parse(readFileSync('ops/grafana/dashboard.json', 'utf8')) as Dashboard

/** The time from noon to 22:00. */
const NIGHT_IN_SECONDS = 10 * 60 * 60

describeEngines('the metrics', (engine) => {
  let metrics: Metrics
  let portal: Portal
  beforeEach(() => {
    metrics = createMetrics()
    portal = createPortal(engine.database(), { metrics })
  })

  /** Returns the names of the series in a scrape; a histogram has three series. */
  async function scrapedSeries(): Promise<Set<string>> {
    const types = (await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)
    return new Set(
      [...types].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => `${name}${ending}`) : [name!],
      ),
    )
  }

  it('include every metric that alerts and the dashboard use, and the alerts and the dashboard use every metric', async () => {
    const knownSeries = await scrapedSeries()
    const expressions = [
      ...alerts.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]
    const usedSeries = new Set(expressions.flatMap((expr) => expr.match(METRIC) ?? []))
    expect(usedSeries.size).toBeGreaterThan(10)
    expect([...usedSeries].filter((name) => !knownSeries.has(name))).toEqual([])
    const usedMetrics = new Set([...usedSeries].map(family))
    const portalMetrics = [...knownSeries].filter((name) => name.startsWith('portal_')).map(family)
    expect([...new Set(portalMetrics)].filter((name) => !usedMetrics.has(name))).toEqual([])
  })

  it('show how many mails wait and for how long, also after a mail was dropped', async () => {
    await engine.database().db.delete(mailQueue)
    const lines = async () => (await metrics.text()).split('\n')
    expect(await lines()).toContain('portal_mails_waiting 0')
    expect(await lines()).toContain('portal_mails_oldest_seconds 0')
    const at = portal.clock.now()
    await engine
      .database()
      .db.insert(mailQueue)
      .values(
        [90, 30].map((seconds) => ({
          id: crypto.randomUUID(),
          mailBox: 'v1.none.x',
          createdAt: new Date(at.getTime() - seconds * 1000),
          nextTryAt: at,
        })),
      )
    expect(await lines()).toContain('portal_mails_waiting 2')
    expect(await lines()).toContain('portal_mails_oldest_seconds 90')
    await engine.database().db.update(mailQueue).set({ tries: 9, nextTryAt: at })
    await portal.deliverMails()
    expect(await lines()).toContain('portal_mails_waiting 0')
  })

  it('show the number of waiting messages to phones, their wait without the hours of the night, and the number of those given up', async () => {
    await engine.database().db.delete(phoneMessages)
    const lines = async () => (await metrics.text()).split('\n')
    expect(await lines()).toContain('portal_phone_messages_waiting 0')
    expect(await lines()).toContain('portal_phone_messages_given_up_total 0')
    const { id: memberId } = await portal.addMember({})
    const at = portal.clock.now()
    await engine
      .database()
      .db.insert(phoneMessages)
      .values({
        id: crypto.randomUUID(),
        memberId,
        kind: 'BILL_LATE',
        phoneState: 'WAITING',
        createdAt: at,
        nextTryAt: new Date(at.getTime() + DAY_MS),
      })
    portal.clock.pass(90)
    expect(await lines()).toContain('portal_phone_messages_waiting 1')
    expect(await lines()).toContain('portal_phone_messages_oldest_seconds 90')
    // No message is sent at night.
    portal.clock.pass(NIGHT_IN_SECONDS)
    expect(await lines()).toContain('portal_phone_messages_oldest_seconds 0')
    metrics.phoneGivenUp()
    expect(await lines()).toContain('portal_phone_messages_given_up_total 1')
    await engine.database().db.delete(phoneMessages)
  })

  it('omit values that cannot be read, and include all others', async () => {
    await engine.owner().pool.query('alter table mail_queue rename to moved')
    const text = await metrics.text()
    await engine.owner().pool.query('alter table moved rename to mail_queue')
    expect(text).not.toMatch(/^portal_mails_waiting/m)
    expect(text).toMatch(/^portal_pool_connections{state="idle"} \d+$/m)
    expect(text).toMatch(/^portal_pool_limit (?:1|10)$/m)
    expect(text).toMatch(/^portal_pool_waiting 0$/m)
    expect(text).toMatch(/^portal_uploads{state="reading"} 0$/m)
    expect(text).toMatch(/^portal_downloads{state="sending"} 0$/m)
    expect(text).toMatch(/^portal_job_last_success_timestamp_seconds{job="bills"} \d+/m)
  })

  it('count charges by outcome', async () => {
    const outcomes = [
      { providerKey: 'k' },
      { failure: 'DECLINED' },
      new PaymentUnknown('late'),
      new Error('no'),
    ]
    const gateway = countedGateway(
      {
        accepts: () => true,
        cardWindow: { scriptUrl: '', clientKey: '', origins: [] },
        async issueCardKey() {
          const outcome = keys.shift()!
          if (outcome instanceof Error) throw outcome
          return outcome as IssuedCard
        },
        issueKey: async () => ({ failure: 'METHOD_INVALID' }),
        refund: async () => 'DONE',
        settlements: () => Promise.resolve([]),
        readOrder: async () => undefined,
        async charge() {
          const outcome = outcomes.shift()!
          if (outcome instanceof Error) throw outcome
          return outcome as { providerKey: string }
        },
      },
      metrics,
    )
    const keys = [{ billingKey: 'k' }, { failure: 'METHOD_INVALID' }, new PaymentUnknown('late')]
    for (let n = 0; n < 4; n += 1) await gateway.charge({} as never).catch(() => {})
    for (let n = 0; n < 3; n += 1) await gateway.issueCardKey({} as never).catch(() => {})
    const text = await metrics.text()
    for (const outcome of ['PAID', 'DECLINED', 'UNKNOWN', 'ERROR'])
      expect(text).toContain(`portal_charges_total{outcome="${outcome}"} 1`)
    for (const outcome of ['ISSUED', 'METHOD_INVALID', 'UNKNOWN'])
      expect(text).toContain(`portal_billing_keys_total{outcome="${outcome}"} 1`)
    expect(text).toContain('portal_billing_keys_total{outcome="ERROR"} 0')
  })
})

it('each alert has an instruction in docs/operations.md', () => {
  const [, runbook = ''] = readFileSync('docs/operations.md', 'utf8').split('## Alerts\n')
  const documentedAlerts = [...runbook.split('\n## ')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(
    ([, name]) => name,
  )
  expect(documentedAlerts).toEqual(alerts.map(({ alert }) => alert))
})

const family = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')
