import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { exampleOf } from '#contract/testing/contract-example.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import '#src/i18n/i18n.ts'
import { MergeForm } from './MergeForm.tsx'

type Company = Schema<'MergedCompany'>

const emptyCompany: Partial<Company> = {
  rnno: '1248100998',
  services: [],
  unpaid: [],
  subscriptionCount: 0,
  trialCount: 0,
  appCount: 0,
  invitationCount: 0,
  joinCount: 0,
  refusal: null,
}
const company = exampleOf('MergedCompany', {
  ...emptyCompany,
  companyId: '5e8c1f37-a40d-4b92-8e6f-d13b79c0a254',
  companyName: '솔바람 정밀',
  ownerName: '하*결',
})
const otherCompany = exampleOf('MergedCompany', {
  ...emptyCompany,
  companyId: 'b06e3d94-1c8f-4a57-9e20-7f4d5c81a362',
  companyName: '솔바람정밀 부산지점',
  ownerName: '한*윤',
})
const renderForm = (...others: Company[]) => renderInApp(<MergeForm company={company} others={others} />)

describe('the form that merges two companies', () => {
  it('lists only data that exists and moves to the remaining company', async () => {
    const html = await renderForm({
      ...otherCompany,
      subscriptionCount: 2,
      unpaid: [{ currency: 'KRW', count: 1, amount: 110_000 }],
    })
    expect(html).toContain('구독 2건과 그 청구서')
    expect(html).toContain('납부할 금액(110,000원)은 남는 회사가 냅니다.')
    expect(html).toContain('합쳐지는 회사의 소유자는 결제 담당자가 되고')
    expect(html).not.toContain('자체 앱 0개가')
    expect(html).not.toContain('두 회사가 ')
  })

  it('asks to confirm that a number is a typing error only if the two numbers differ', async () => {
    expect(await renderForm(otherCompany)).not.toContain('잘못 입력되었음을')
    expect(await renderForm({ ...otherCompany, rnno: '9998700017' })).toContain(
      '사업자등록번호(999-87-00017)가',
    )
  })

  it('shows that both subscriptions remain if the companies subscribe to the same service', async () => {
    const services = ['통합 로그인']
    const html = await renderInApp(
      <MergeForm company={{ ...company, services }} others={[{ ...otherCompany, services }]} />,
    )
    expect(html).toContain('두 회사가 통합 로그인 서비스를 함께 구독합니다.')
  })

  it('is disabled, with the reason, while the company that ends has a payment in progress', async () => {
    const refusal = '합칠 회사에 진행 중인 결제나 환불이 있습니다.'
    const html = await renderForm({ ...otherCompany, refusal })
    expect(html).toContain(refusal)
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:<[^>]*>)*합치기/)
    expect(html).toContain('aria-describedby="merge-refusal"')
  })

  it('asks which company to merge with if there are several', async () => {
    const thirdCompany = {
      ...otherCompany,
      companyId: 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581',
      companyName: '셋째',
    }
    expect(await renderForm(otherCompany)).not.toContain('합칠 상대')
    expect(await renderForm(otherCompany, thirdCompany)).toContain('합칠 상대')
  })
})
