import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { AdminServices } from './AdminServices.tsx'
import { PriceConsents } from './PriceConsents.tsx'

const soldService: Schema<'AdminServiceItem'> = {
  serviceCode: 'VPN',
  serviceName: '원격 접속',
  serviceState: 'SOLD',
  planCount: 2,
  lowestPrice: 3_000,
  next: null,
  waitingYn: 'N',
  runningCount: 3,
  monthlyAmounts: [
    { currency: 'KRW', amount: 99_000 },
    { currency: 'USD', amount: 1_200 },
  ],
}

it('a portal without services links to the form of its first service', async () => {
  const html = await renderInApp(<AdminServices list={[]} />)
  expect(html).toContain('판매하는 서비스가 없습니다')
  expect(html).toContain('첫 서비스 만들기')
  expect(html).not.toContain('<table')
})

it('the list of services shows the lowest price and the scheduled edition of each service', async () => {
  const endingService = {
    ...soldService,
    serviceCode: 'DESK',
    next: { fromDate: '2027-03-01', saleYn: 'N' },
  } as const
  const changingService = {
    ...soldService,
    serviceCode: 'MAIL',
    next: { fromDate: '2027-02-01', saleYn: 'Y' },
  } as const
  const html = await renderInApp(<AdminServices list={[soldService, endingService, changingService]} />)
  for (const text of [
    '3건',
    '99,000원',
    '$12.00',
    '월 3,000원부터',
    '판매 중',
    '2027.03.01 판매 종료',
    '2027.02.01부터',
    '새 서비스',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('첫 서비스 만들기')
})

it('the staff see how many companies gave each answer, and the answer of each company', async () => {
  const one = exampleOf('ServicePriceConsent', { consentState: 'REFUSED', companyName: '솔바람상회' })
  const counts = { open: 3, agreed: 2, refused: 1, raised: 0, ended: 0, withdrawn: 0 }
  const html = await renderInApp(<PriceConsents {...counts} list={[one]} />)
  for (const text of ['답변 대기 3건', '동의 2건', '동의하지 않음 1건', '솔바람상회'])
    expect(html).toContain(text)
  expect(await renderInApp(<PriceConsents {...counts} list={[]} />)).not.toContain('가격 인상 동의')
})
