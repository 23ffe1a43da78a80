import { expect, it } from 'vitest'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { AlreadySubscribed } from './HadAlready.tsx'

const current = [
  {
    subscriptionId: '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72',
    subscriptionNo: 'S2024-000105',
    subscriptionState: 'ACTIVE' as const,
    serviceCode: 'SSO',
    serviceName: '빗장 통합 로그인',
    planName: '베이직',
  },
]

it('the number of a subscription that exists is a part of its own, which does not break', async () => {
  const html = await renderInApp(<AlreadySubscribed current={current as never} serviceCode="SSO" />)
  expect(html).toMatch(/<span[^>]*>S2024-000105</)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('빗장 통합 로그인 베이직 S2024-000105')
})
