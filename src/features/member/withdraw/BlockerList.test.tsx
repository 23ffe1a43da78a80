import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { input } from '#src/machines/withdrawal/testing/withdrawal-story.ts'
import { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalCheck } from '#src/machines/withdrawal/withdrawal-context.ts'
import { BlockerList } from './BlockerList.tsx'
import { WithdrawalContext } from './withdrawal-flow-context.ts'

const subscriptionId = '6f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
const bill = {
  billNo: 'B2026-000001',
  subscriptionId,
  serviceName: '통합 로그인',
  period: '2026-11',
  currency: 'KRW',
  dueDate: '2026-11-28',
} as const

async function renderHtml(
  bills: WithdrawalCheck['bills'],
  ownedCompanyName: string | null = null,
  subscriptions: WithdrawalCheck['subscriptions'] = [],
): Promise<string> {
  const withdrawalCheck = { subscriptions, bills, apps: [], ownedCompanyName, releases: [], kept: [] }
  const snapshot = createActor(withdrawalMachine, { input }).getSnapshot()
  return renderInApp(
    <WithdrawalContext value={{ snapshot, send: () => undefined }}>
      <BlockerList check={withdrawalCheck} />
    </WithdrawalContext>,
  )
}
const textOf = (html: string) =>
  html.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')

it('an open refund blocks the withdrawal, with links to the bill and to an inquiry', async () => {
  const html = await renderHtml([{ ...bill, totalAmount: -87_194 }])
  expect(textOf(html)).toContain('환불받을 금액')
  expect(textOf(html)).toContain('환불이 끝난 뒤에 탈퇴할 수 있습니다.')
  expect(textOf(html)).toContain('2026년 11월분 · 87,194원')
  expect(textOf(html)).not.toMatch(/납부할 금액|납부 기한/)
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  )
  expect(links).toEqual(['/inquiry/write', `/my/bill?subscriptionId=${subscriptionId}&period=2026-11`])
})

it('open amounts are listed with their name and due date', async () => {
  const text = textOf(await renderHtml([{ ...bill, totalAmount: 1_100 }]))
  expect(text).toContain('납부할 금액 통합 로그인 2026년 11월분 · 1,100원 · 납부 기한')
  expect(text).not.toContain('환불받을 금액')
})

it('a company with the member as its only owner is handed over first, with a link', async () => {
  const html = await renderHtml([], '주식회사 달빛')
  expect(textOf(html)).toContain(
    '혼자 소유한 회사 주식회사 달빛 다른 구성원이 소유권을 넘겨받아야 탈퇴할 수 있습니다.',
  )
  expect(html).toMatch(/<a [^>]*href="\/my\/company"/)
  expect(await renderHtml([])).not.toContain('/my/company')
})

it.each([
  ['ACTIVE', null, '먼저 해지해 주세요.', '/my/subscription/cancel', '해지하기'],
  [
    'CANCEL_SCHEDULED',
    '2026-12-31',
    '2026.12.31까지 이용합니다. 그 전에 탈퇴하려면 오늘 해지해 주세요.',
    '/my/subscription/cancel',
    '해지하기',
  ],
  [
    'ENDED',
    '2026-11-10',
    '종료 정산 청구서의 발행을 기다리고 있습니다.',
    '/my/subscription/detail',
    '확인하기',
  ],
] as const)(
  'a subscription in state %s states what to do, with a link to it',
  async (state, endDate, text, to, act) => {
    const html = await renderHtml([], null, [
      {
        subscriptionId,
        subscriptionNo: 'S2026-000001',
        subscriptionState: state,
        serviceName: '통합 로그인',
        planName: '프로',
        endDate,
      },
    ] as never)
    expect(textOf(html)).toContain(text)
    expect(html).toContain(`href="${to}?subscriptionId=${subscriptionId}"`)
    expect(html).toContain(`aria-label="통합 로그인 프로 ${act}"`)
  },
)
