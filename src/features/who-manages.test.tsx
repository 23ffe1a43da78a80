import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { managersSentence } from '#contract/managers-sentence.gen.ts'
import type { Output, Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember } from '#src/components/testing/sample-machines.ts'
import { ExportBills } from '#src/features/bill/my/ExportBills.tsx'
import { PayBill } from '#src/features/bill/my/PayBill.tsx'
import { PayCard } from '#src/features/home/PayCard.tsx'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { CancelRequest } from '#src/features/subscription/my/CancelRequest.tsx'
import { ShareLink } from '#src/features/subscription/my/ShareLink.tsx'
import { SubscriptionActions } from '#src/features/subscription/my/SubscriptionActions.tsx'
import { UndoCancellation } from '#src/features/subscription/my/UndoCancellation.tsx'
import { TrialForm } from '#src/features/trial/TrialForm.tsx'
import type { SessionInfo } from '#src/machines/session/session-context.ts'

const manager: SessionInfo = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'Y',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 600,
  expiresInSeconds: 600,
}
const viewer: SessionInfo = { ...manager, subscriptionReadOnlyYn: 'Y' }

async function renderHtml(session: SessionInfo, part: ReactNode) {
  const html = await renderInApp(
    <>
      <ManagersOnly />
      {part}
    </>,
    { machines: machinesOfMember(session) },
  )
  const text = (inside: string) => inside.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '')
  const textsOf = (tag: string, also = '') =>
    [...html.matchAll(new RegExp(`<${tag} (?=[^>]*${also})[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside]) =>
      text(inside!),
    )
  return {
    managersOnly: html.split(managersSentence).length - 1,
    links: textsOf('a'),
    addresses: [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!),
    buttons: textsOf('button'),
    closed: textsOf('button', 'aria-disabled="true"[^>]*aria-describedby="managers-only"'),
  }
}

const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const detailIn = (subscriptionState: Schema<'SubscriptionState'>) =>
  ({
    subscriptionInfo: { subscriptionId, subscriptionState },
    contractInfo: { startDate: '2026-11-01' },
  }) as Schema<'SubscriptionDetail'>

it.each(stateNames)(
  'members who may only view have disabled actions and a link to the bills for a subscription in state %s',
  async (state) => {
    const actions = <SubscriptionActions detail={detailIn(state)} />
    const [open, looking] = [await renderHtml(manager, actions), await renderHtml(viewer, actions)]
    const [bills, inquiry] = ['이 구독의 청구서 보기', '문의하기']
    expect(open).toMatchObject({ managersOnly: 0, buttons: [] })
    expect(looking.managersOnly).toBe(1)
    expect(looking.links).toEqual([bills, inquiry])
    expect(looking.addresses[0]).toBe(`/my/bill?subscriptionId=${subscriptionId}`)
    expect(looking.addresses[1]).toMatch(/^\/inquiry\/write\?/)
    expect(looking.closed).toEqual(open.links.filter((name) => name !== bills && name !== inquiry))
    expect(looking.buttons).toEqual(looking.closed)
  },
)

const bill = {
  billId: '8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732',
  version: 1,
  billState: 'FAILED',
  billKind: 'CYCLE',
  failure: 'LIMIT_EXCEEDED',
  payYn: 'Y',
  chargingYn: 'N',
  payee: null,
  subscriptionId,
  paymentMethodCode: 'C',
  totalAmount: 148_500,
  currency: 'KRW',
  serviceName: '통합 로그인',
  planName: '프로',
  dueDate: '2026-12-05',
} as unknown as Schema<'Bill'>

const emptyList = { is: 'loaded' as const, data: { list: [] } }
const noLinks: PagePart<Schema<'SubscriptionLinks'>> = {
  state: () => emptyList,
  subscribe: () => () => {},
  retry: () => Promise.resolve(),
}

it.each<[string, ReactNode, string[]]>([
  ['a bill', <PayBill key="" bill={bill} />, ['148,500원 결제하기', '결제 수단 변경']],
  [
    'a request',
    <CancelRequest key="" subscriptionId={subscriptionId} name="통합 로그인 프로" />,
    ['신청 취소하기'],
  ],
  [
    'a scheduled end',
    <UndoCancellation key="" subscriptionId={subscriptionId} name="통합 로그인 프로" version={1} />,
    ['해지 예약 철회하기', '오늘 바로 해지하기'],
  ],
  [
    'the trials',
    <TrialForm
      key=""
      offers={[exampleOf('TrialOffer', { serviceCode: 'SSO', trialDays: 14, trial: null, usedYn: 'N' })]}
      wanted="SSO"
      isAllTried={false}
      days="14일"
    />,
    ['14일 체험 시작하기'],
  ],
  ['all bills at once', <ExportBills key="" filter={{}} />, ['CSV로 내려받기']],
  [
    'links to the public',
    <ShareLink key="" subscriptionId={subscriptionId} links={noLinks} />,
    ['공유 링크 만들기'],
  ],
])(
  'every button of %s is disabled for a member who may only view, with the explanation of the screen',
  async (_, part, names) => {
    const [open, looking] = [await renderHtml(manager, part), await renderHtml(viewer, part)]
    // Every member may send an inquiry.
    const isForManagers = (name: string) => name !== '문의하기'
    expect([...open.buttons, ...open.links].filter(isForManagers).sort()).toEqual(names.toSorted())
    expect(open).toMatchObject({ managersOnly: 0, closed: [] })
    expect(looking.managersOnly).toBe(1)
    expect(looking.links.filter(isForManagers)).toEqual([])
    expect(looking.closed.toSorted()).toEqual(names.toSorted())
    expect(looking.buttons).toEqual(looking.closed)
  },
)

it('the home page links to a bill, but does not offer to pay it, if the member may only view', async () => {
  const bills = { unpaid: [bill], nextBill: null, sums: [] } as unknown as Output<'listBills'>
  const card = <PayCard bills={bills} />
  expect((await renderHtml(manager, card)).links).toEqual([expect.stringMatching(/^[\d,]+원 납부하기$/)])
  expect((await renderHtml(viewer, card)).links).toEqual(['청구서 보기'])
})
