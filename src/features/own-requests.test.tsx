import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { useBillHandling } from '#src/features/bill/admin/BillHandling.tsx'
import { AdminSubscription } from '#src/features/subscription/admin/AdminSubscription.tsx'

const bill = {
  billId: '8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732',
  billNo: 'B2026-000042',
  version: 2,
  billState: 'OPEN',
  chargingYn: 'N',
  payYn: 'Y',
  taxInvoiceState: 'PENDING',
  totalAmount: 148_500,
  currency: 'KRW',
} as Schema<'Bill'>
const detail = {
  subscriptionInfo: {
    subscriptionId: '3e91c7d5-640f-4b2a-9d8e-51f7a2b0c648',
    subscriptionNo: 'S2026-000007',
    subscriptionState: 'REQUESTED',
    requestedAt: '2026-11-20T10:00:00+09:00',
  },
  companyInfo: { companyName: '솔바람상회 주식회사', rnno: '9998700017', phoneNumber: '0200001234' },
  subscriberInfo: { accountType: 'COMPANY' },
  adminInfo: {},
  serviceInfo: {
    serviceName: '통합 로그인',
    planName: '프로',
    userCount: 30,
    unitPrice: 4500,
    currency: 'KRW',
  },
  contractInfo: {
    currency: 'KRW',
    totalAmount: 148_500,
    supplyAmount: 135_000,
    vatAmount: 13_500,
    paymentCycle: 'M',
  },
  paymentMethod: { paymentMethodCode: 'G' },
  memo: null,
  rnImgViewInfo: null,
  ddlImgViewInfo: null,
} as unknown as Schema<'SubscriptionDetail'>

async function renderHtml(screen: ReactNode): Promise<string> {
  return renderInApp(screen)
}
function HandlingOf({ bill: of }: { bill: Schema<'Bill'> }) {
  const { actions, notice } = useBillHandling(of)
  return (
    <>
      {actions}
      {notice}
    </>
  )
}
const buttonsOf = (html: string) => html.match(/<button/g)?.length ?? 0

it('the staff decide on a request, but one of their own names who decides', async () => {
  const loaded = { version: 1, staffName: null, companyId: null, detail }
  const others = await renderHtml(<AdminSubscription read={{ ...loaded, ownYn: 'N' }} />)
  // The third button opens the calendar; the other two approve and reject.
  expect(buttonsOf(others)).toBe(3)
  expect(others).not.toContain('다른 담당자가')
  const own = await renderHtml(<AdminSubscription read={{ ...loaded, ownYn: 'Y' }} />)
  expect(own).toContain('본인이나 소속 회사의 신청입니다. 다른 담당자가 결정해야 합니다.')
  expect(buttonsOf(own)).toBe(0)
})

it('the staff handles a bill, except one of their own, with an explanation', async () => {
  const others = await renderHtml(<HandlingOf bill={{ ...bill, ownYn: 'N' }} />)
  expect(buttonsOf(others)).toBe(4)
  expect(others).not.toContain('다른 담당자가')
  const own = await renderHtml(<HandlingOf bill={{ ...bill, ownYn: 'Y' }} />)
  expect(own).toContain('본인이나 소속 회사의 청구서입니다. 다른 담당자가 처리해야 합니다.')
  expect(buttonsOf(own)).toBe(0)
})
