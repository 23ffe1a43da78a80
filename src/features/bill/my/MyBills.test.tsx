import { expect, it } from 'vitest'
import type { Output, Schema } from '#contract/operation.ts'
import { addDays, addMonths, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember } from '#src/components/testing/sample-machines.ts'
import { PhoneContext } from '#src/ui/use-media-query.ts'
import { MyBills } from './MyBills.tsx'
import { PayBar } from './PayBar.tsx'

const today = kstDate(portalClock.now())
const session = {
  loginYn: 'Y',
  passwordCheckYn: 'Y',
  mfaType: 'none',
  subscribeYn: 'Y',
  staffYn: 'N',
  accessAdminYn: 'N',
  idleSeconds: 600,
  expiresInSeconds: 600,
} as const
const ids = ['8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732', '8d3f0b6a-27c1-4e95-b84d-f06a9c5e1733'] as const

const row = {
  billId: ids[0],
  billNo: 'B2026-000421',
  billKind: 'CYCLE',
  billState: 'LATE',
  serviceName: '통합 로그인',
  planName: '베이직',
  serviceIcon: 'login',
  period: today.slice(0, 7),
  billDate: addDays(today, -50),
  dueDate: addDays(today, -43),
  totalAmount: 547_800,
  currency: 'KRW',
  payYn: 'Y',
  paidAt: null,
} as unknown as Schema<'BillListItem'>
const carried = { ...row, billId: ids[1], billNo: 'B2026-000458', billState: 'CARRIED' as const }

const page = {
  list: [row, carried, { ...carried, totalAmount: -261_855 }],
  total: 3,
  nextCursor: null,
  states: [
    { billState: 'LATE', currency: 'KRW', count: 1, totalAmount: 547_800 },
    { billState: 'CARRIED', currency: 'KRW', count: 2, totalAmount: 0 },
  ],
  months: Array.from({ length: 5 }, (_, ago) => ({
    period: addMonths(`${today.slice(0, 7)}-01`, -ago).slice(0, 7),
    currency: 'KRW',
    totalAmount: 1000 * (ago + 1),
    unpaidAmount: 0,
    lateAmount: 0,
    creditAmount: 0,
  })),
  period: null,
  subscriptions: [{ subscriptionId: ids[1], serviceName: '통합 로그인', planName: '베이직' }],
  sums: [],
  unpaid: [row],
  nextBill: null,
} as unknown as Output<'listBills'>

const htmlOf = (search: Parameters<typeof MyBills>[0]['search'], isPhone: boolean) =>
  renderInApp(
    <PhoneContext value={isPhone}>
      <MyBills page={page} search={search} />
    </PhoneContext>,
    { machines: machinesOfMember(session) },
  ).then((html) => html.replaceAll(/<style.*?<\/style>|<!--.*?-->/gs, ''))

it('on a phone the bill to pay, the filters and the list come before the sums and the chart', async () => {
  const html = await htmlOf({}, true)
  const places = ['먼저 납부할 청구서', '전체 기간', '청구서 목록', '납부할 금액', '월별 청구 금액'].map(
    (part) => html.indexOf(part),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('the address of the late bills chooses their chip, with their number', async () => {
  const html = await htmlOf({ billState: 'LATE' }, true)
  const current = /<a[^>]*aria-current="(?:page|true)"[^>]*>(.*?)<\/a>/gs
  const names = [...html.matchAll(current)].map(([, inside]) => inside!.replaceAll(/<[^>]*>/g, ''))
  expect(names.some((name) => /^연체\s*1$/.test(name.trim()))).toBe(true)
  expect(names.some((name) => name.includes('전체'))).toBe(false)
})

it('a row shows how late a bill is, or that another bill includes it; its PDF is an icon with an accessible name', async () => {
  const html = await htmlOf({ billState: 'LATE' }, true)
  const text = html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')
  expect(text).toContain('|연체 43일|')
  expect(text).toContain('|합산 완료|')
  expect(text).toContain('|다음 청구서에 합산|')
  expect(text).toContain('|다음 청구서에서 차감|')
  expect(html).toContain('aria-label="B2026-000421 PDF 내려받기"')
  expect(text).not.toMatch(/미결제|미납|환불 예정/)
})

it('the bar of a phone pays the amount of the bill', async () => {
  const html = await renderInApp(<PayBar bill={row as unknown as Schema<'Bill'>} />, {
    machines: machinesOfMember(session),
  })
  expect(html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '')).toBe('547,800원 결제하기')
  expect(html).toContain('data-bottom-bar')
})
