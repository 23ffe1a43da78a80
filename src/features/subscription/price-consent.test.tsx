import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember } from '#src/components/testing/sample-machines.ts'
import { PriceConsentCard } from './PriceConsentCard.tsx'

const manager = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'Y',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 600,
  expiresInSeconds: 600,
} as const
const consentIn = (consentState: Schema<'PriceConsentState'>) =>
  exampleOf('PriceConsent', {
    consentState,
    serviceName: '통합 로그인',
    planName: '프로',
    paymentCycle: 'M',
    paymentMethodName: '신용카드',
    currency: 'KRW',
    amountBefore: 33_000,
    amountAfter: 38_500,
    risesOn: '2099-01-10',
  })
const drawConsent = (
  consentState: Schema<'PriceConsentState'>,
  more: { subscriptionReadOnlyYn?: 'Y' } = {},
) =>
  renderInApp(<PriceConsentCard consent={consentIn(consentState)} />, {
    machines: machinesOfMember({ ...manager, ...more }),
  })
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside]) =>
    inside!.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ''),
  )

it.each([
  ['ASKED', ['동의', '동의하지 않음']],
  ['REMINDED', ['동의', '동의하지 않음']],
  ['AGREED', ['동의 철회']],
  ['REFUSED', ['동의']],
  ['RAISED', []],
  ['ENDED', []],
  ['WITHDRAWN', []],
] as const)('a member answers a raised price that is %s with %o', async (state, buttons) => {
  expect(buttonsIn(await drawConsent(state))).toEqual(buttons)
})

it('the card of a price increase shows both prices, the day, the payment method, and the consequence of not answering', async () => {
  const html = await drawConsent('ASKED')
  for (const text of [
    '33,000원',
    '38,500원',
    '2099.01.10',
    '신용카드',
    '2099.01.09까지 이용한 뒤 구독이 끝나고',
  ])
    expect(html).toContain(text)
})

it('a member who may only view sees the price change without buttons', async () => {
  const html = await drawConsent('ASKED', { subscriptionReadOnlyYn: 'Y' })
  expect(buttonsIn(html)).toEqual([])
  expect(html).toContain('구독을 관리하는 구성원이 답할 수 있습니다')
})
