import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { SubscriptionDetail } from './SubscriptionDetail.tsx'
import texts from './texts.json' with { type: 'json' }

const example = exampleOf('SubscriptionDetail', {})
const page = (subscriptionState: Schema<'SubscriptionDetail'>['subscriptionInfo']['subscriptionState']) =>
  renderInApp(
    <SubscriptionDetail
      title="detail"
      detail={{
        ...example,
        subscriptionInfo: { ...example.subscriptionInfo, subscriptionState },
        serviceInfo: { ...example.serviceInfo, serviceIcon: 'TERM' },
      }}
      aside={<p>history</p>}
    />,
  )

it('a request that waits shows its steps and no empty history or contract', async () => {
  const html = await page('REQUESTED')
  expect(html).toContain(texts.steps.review)
  expect(html).not.toContain(texts.detail.tab.contract)
  expect(html).not.toContain('history')
})

it('a subscription in use shows its contract and history, and no steps of a request', async () => {
  const html = await page('ACTIVE')
  expect(html).toContain(texts.detail.tab.contract)
  expect(html).toContain('history')
  expect(html).not.toContain(texts.steps.review)
})

it('the icon of the service is next to its name', async () => {
  expect(await page('ACTIVE')).toContain('#TERM')
})
