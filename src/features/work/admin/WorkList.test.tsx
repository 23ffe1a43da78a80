import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { workOf } from '#domain/work/kinds.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { machinesOfVisitor } from '#src/components/testing/sample-machines.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import { WorkList } from './WorkList.tsx'

type Work = Schema<'AdminWork'>
type Item = Schema<'AdminWorkItem'>
const kinds = Object.values(workOf).flat()
const waitingTime = '2026-11-19T23:30:00+09:00'
const workOfKind = (workKind: Work['workKind'], count = 1, waitingSince = waitingTime): Work => ({
  workKind,
  count,
  waitingSince,
})
const item = (workKind: Item['workKind'], more: Partial<Item> = {}): Item => ({
  workKind,
  itemId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  topic: null,
  personName: null,
  companyName: null,
  workDetail: null,
  currency: null,
  amount: null,
  riskLevel: null,
  waitingSince: waitingTime,
  ...more,
})

async function renderHtml(counts: Work[], items: Item[], workKind?: Work['workKind']): Promise<string> {
  const context: AppContext = { api: {} as AppContext['api'], machines: machinesOfVisitor() }
  const list = <WorkList counts={counts} items={items} workKind={workKind} />
  const router = createRouter({
    routeTree: createRootRouteWithContext<AppContext>()({ component: () => list }),
    context,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return renderToString(
    <UiProvider styles={createStyleRecord()}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
}
const textOf = (html: string) =>
  html.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside]) => ({
    href: href!.replaceAll('&amp;', '&'),
    name: textOf(inside!).trim(),
  }))

it.each([
  ['SUBSCRIPTION_REQUEST', '구독 신청 목록 보기', '/admin/subscription?subscriptionState=REQUESTED'],
  ['PRICE_APPROVAL', '서비스와 가격 보기', '/admin/catalogue'],
  ['LATE_BILL', '연체된 청구서 목록 보기', '/admin/bill?billState=LATE'],
  ['REFUND', '환불할 청구서 목록 보기', '/admin/bill?waitingFor=REFUND'],
  ['TAX_INVOICE', '세금계산서를 발행할 청구서 목록 보기', '/admin/bill?waitingFor=TAX_INVOICE'],
  ['DEPOSIT', '입금 목록 보기', '/admin/deposit'],
  ['SETTLEMENT', '정산 차이 목록 보기', '/admin/settlement'],
  ['REFUND_APPROVAL', '승인할 환불 목록 보기', '/admin/bill?waitingFor=CONFIRMATION'],
  ['INQUIRY', '문의 목록 보기', '/admin/inquiry'],
  ['COUNSEL_RECORD', '상담 일정 보기', '/admin/counsel?date=2026-11-19'],
  ['ACCESS_REQUEST', '권한 승인에서 처리하기', '/admin/approval'],
  ['ABNORMAL', '이상 행위 목록 보기', '/admin/abnormal?abnormalState=OPEN'],
  ['ABNORMAL_REVIEW', '검토할 이상 행위 목록 보기', '/admin/abnormal?abnormalState=REVIEW'],
] as const)('%s, once chosen, links to its list: %s', async (workKind, name, href) => {
  const html = await renderHtml([workOfKind(workKind)], [item(workKind, { topic: '무엇' })], workKind)
  expect(linksIn(html)).toContainEqual({ name, href })
})

it('each task links to the page that settles it', async () => {
  const html = await renderHtml(
    kinds.map((kind) => workOfKind(kind)),
    kinds.map((kind, index) => item(kind, { topic: `${kind} ${index}` })),
  )
  const addresses = new Map(linksIn(html).map(({ name, href }) => [name, href.replace(/=.*/, '')]))
  expect(kinds.map((kind, index) => addresses.get(`${kind} ${index}`))).toEqual([
    '/admin/subscription/detail?subscriptionId',
    '/admin/catalogue/detail?serviceCode',
    '/admin/bill/detail?billId',
    '/admin/bill/detail?billId',
    '/admin/deposit/detail?depositId',
    '/admin/settlement',
    '/admin/bill/detail?billId',
    '/admin/bill/detail?billId',
    '/admin/inquiry/detail?inquiryId',
    '/admin/counsel/detail?counselId',
    '/apps/request?requestId',
    '/admin/abnormal/detail?abnormalEventId',
    '/admin/abnormal/detail?abnormalEventId',
  ])
})

it('the counts of the kinds add up to that of the list, and the number of shown tasks is above it', async () => {
  const counts = [workOfKind('LATE_BILL', 12), workOfKind('INQUIRY', 3), workOfKind('DEPOSIT')]
  const html = await renderHtml(counts, [item('LATE_BILL'), item('DEPOSIT')])
  const text = textOf(html)
  expect(text).toContain('처리할 일 16건')
  expect(text).toContain('오래 기다린 2건을 먼저 보여 드립니다.')
  expect(text).toMatch(/전체 16 연체 12 문의 3/)
  expect(linksIn(await renderHtml(counts, [item('LATE_BILL')], 'LATE_BILL'))).toContainEqual({
    name: '연체된 청구서 목록 보기 (외 11건)',
    href: '/admin/bill?billState=LATE',
  })
})

it.each([
  ['LATE_BILL', '2026-11-19T00:00:00+09:00', '11.19'],
  ['ACCESS_REQUEST', '2026-11-19T12:00:00+09:00', '11.26'],
  ['ACCESS_REQUEST', '2026-11-14T18:00:00+09:00', '오늘'],
  ['TAX_INVOICE', '2026-11-15T00:00:00+09:00', '12.10'],
] as const)('a task %s that waits since %s shows %s', async (workKind, waitingSince, shown) => {
  portalClock.set(new Date('2026-11-21T12:00:00+09:00'))
  const html = await renderHtml([workOfKind(workKind)], [item(workKind, { topic: '일', waitingSince })])
  expect(html).toContain(`>${shown}</span>`)
})

it.each([
  ['2026-11-21T11:59:30+09:00', '방금'],
  ['2026-11-21T11:20:00+09:00', '40분'],
  ['2026-11-21T05:00:00+09:00', '7시간'],
  ['2026-11-18T09:00:00+09:00', '3일'],
])(
  'an item that has waited since %s is shown as waiting %s, by the clock of the portal',
  async (waitingSince, expected) => {
    portalClock.set(new Date('2026-11-21T12:00:00+09:00'))
    const html = await renderHtml(
      [workOfKind('LATE_BILL', 12, waitingSince)],
      [item('LATE_BILL', { waitingSince })],
    )
    expect(textOf(html)).toContain(`가장 오래 기다린 일 ${expected}`)
  },
)

it.each([
  [item('LATE_BILL', { topic: '통합 로그인 프로', currency: 'KRW', amount: 148_500 }), '통합 로그인 프로'],
  [item('ACCESS_REQUEST', { topic: '재무 회계 열람', workDetail: 'EXTEND' }), '재무 회계 열람 · 기간 연장'],
  [item('DEPOSIT', { currency: 'KRW', amount: 148_500 }), '148,500원'],
  [item('COUNSEL_RECORD', { workDetail: 'VIDEO' }), '화상 상담'],
  [item('ABNORMAL', { workDetail: 'NEW_PLACE' }), '새로운 기기와 위치에서 로그인'],
])('%o is named', async (one, name) => {
  expect(linksIn(await renderHtml([workOfKind(one.workKind)], [one])).map((link) => link.name)).toContain(
    name,
  )
})

it('an empty list of tasks shows a message', async () => {
  const html = await renderHtml([], [])
  expect(textOf(html)).toContain('처리할 일이 없습니다')
  expect(html).not.toContain('<li')
})

it('the longest wait above the list is that of its first row, and every row says what is to be done', async () => {
  portalClock.set(new Date('2026-11-21T12:00:00+09:00'))
  const [late, asked] = ['2025-09-22T00:00:00+09:00', '2026-11-01T09:00:00+09:00']
  const text = textOf(
    await renderHtml(
      [workOfKind('LATE_BILL', 1, late), workOfKind('INQUIRY', 1, asked)],
      [item('LATE_BILL', { waitingSince: late }), item('INQUIRY', { topic: '질문', waitingSince: asked })],
    ),
  )
  expect(text).toContain('가장 오래 기다린 일 425일')
  expect(text).toMatch(/425일 연체 .*연락 20일 문의 질문 .*답변/)
})
