import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import { billStateNames } from '#domain/bill/state-names.ts'
import { formatDate } from '#domain/dates.ts'
import type { Catalogue } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { emptyForm, emptySecrets } from '#domain/subscription/empty-form.ts'
import type { SubscriptionForm } from '#domain/subscription/fields.ts'
import { loadedPart } from '#src/components/testing/loaded-part.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { BillDocument } from '#src/features/bill/BillDocument.tsx'
import { PayBill } from '#src/features/bill/my/PayBill.tsx'
import bill from '#src/features/bill/texts.json' with { type: 'json' }
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { CancelContext } from '#src/features/subscription/cancel/cancel-flow-context.ts'
import { EndStep } from '#src/features/subscription/cancel/EndStep.tsx'
import { EditSubscription } from '#src/features/subscription/my/EditSubscription.tsx'
import { EndSettlement } from '#src/features/subscription/my/EndSettlement.tsx'
import edit from '#src/features/subscription/my/texts.json' with { type: 'json' }
import { PaymentFields } from '#src/features/subscription/request/PaymentFields.tsx'
import { RequestFormContext } from '#src/features/subscription/request/request-form-context.ts'
import { StepContext } from '#src/features/subscription/request/step-context.ts'
import request from '#src/features/subscription/request/texts.json' with { type: 'json' }
import { WithdrawalConsent } from '#src/features/subscription/request/WithdrawalConsent.tsx'
import { estimate } from '#src/machines/subscription-cancel/testing/cancel-story.ts'
import { Route as editRoute } from '#src/routes/my/subscription/edit.tsx'

async function renderHtml(screen: ReactNode, operator?: Partial<Schema<'Operator'>>): Promise<string> {
  return renderInApp(screen, { loaded: operator })
}

const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const detailOf = (subscriptionState: string) =>
  ({
    subscriptionInfo: { subscriptionId, subscriptionNo: 'S2026-000001', subscriptionState, version: 1 },
    serviceInfo: {
      serviceCode: 'NONE',
      serviceName: '통합 로그인',
      planCode: 'PRO',
      planName: '프로',
      userCount: 30,
    },
    contractInfo: { currency: 'KRW', paymentCycle: 'M' },
    paymentMethod: { paymentMethodCode: 'C', paymentMethodName: '신용카드' },
    adminInfo: { name: '', email: '', phoneNumber: '' },
    subscriberInfo: { accountTypeDetail: 'CORP' },
    companyInfo: { companyName: '' },
    memo: null,
  }) as unknown as Schema<'SubscriptionDetail'>
const emptyOrder = { serviceCode: 'SSO', planCode: 'PRO', userCount: 3, paymentCycle: 'M' } as const
const { credit, creditOfEnd, carried, void: isVoid } = bill.detail
const dueDate = '2026-11-15'
const [giro, giroLate, noPayee] = [bill.detail.giro, bill.detail.giroLate, bill.detail.noPayee].map((text) =>
  text.replace('{{date}}', formatDate(dueDate)),
) as [string, string, string]
const payee = { bankName: '신한은행', accountNumber: '000-000-000001', accountHolder: '주식회사 솔바람' }
const textOf: Record<BillState, string | undefined> = {
  OPEN: giro,
  FAILED: giro,
  LATE: giroLate,
  PAID: undefined,
  CREDIT: credit,
  REFUNDED: undefined,
  CARRIED: carried,
  VOID: isVoid,
}

it.each(billStateNames)(
  'a bill in state %s that is not charged automatically shows only its next action',
  async (billState) => {
    const html = await renderHtml(
      <PayBill bill={{ billState, payYn: 'N', chargingYn: 'N', dueDate, payee } as Schema<'Bill'>} />,
    )
    const sentences = [giro, giroLate, noPayee, credit, creditOfEnd, carried, isVoid]
    expect(sentences.filter((text) => html.includes(text))).toEqual([textOf[billState]].filter(Boolean))
    const isOwed = [giro, giroLate].includes(textOf[billState] ?? '')
    expect(html.includes('신한은행 000-000-000001 (주식회사 솔바람)')).toBe(isOwed)
  },
)

it.each(['OPEN', 'LATE'] as const)(
  'a bill that is %s links to support if no account is known',
  async (billState) => {
    const billFields = { billState, payYn: 'N', chargingYn: 'N', dueDate, payee: null } as Schema<'Bill'>
    expect(await renderHtml(<PayBill bill={billFields} />)).toContain(noPayee)
  },
)

it('a bill and its printed page name the account for the transfer', async () => {
  const amounts = { supplyAmount: 135_000, vatAmount: 13_500, totalAmount: 148_500 }
  const billDates = { billDate: dueDate, dueDate, periodFrom: dueDate, periodTo: dueDate }
  const names = {
    billState: 'OPEN',
    billKind: 'CYCLE',
    paymentMethodCode: 'G',
    taxInvoiceState: 'NONE',
  } as const
  const unpaidBill = {
    ...billDates,
    ...names,
    currency: 'KRW',
    ...amounts,
    lines: [],
    credits: [],
    payee,
  } as unknown
  const html = await renderHtml(<BillDocument bill={unpaidBill as Schema<'Bill'>} />)
  expect(html).toContain('신한은행 000-000-000001 (주식회사 솔바람)')
  const chargedBill = { ...(unpaidBill as Schema<'Bill'>), payee: null }
  expect(await renderHtml(<BillDocument bill={chargedBill} />)).not.toContain('입금 계좌')
})

it.each([
  ['CYCLE', credit],
  ['FINAL', creditOfEnd],
] as const)('a %s bill with a refund shows whether another one may follow', async (billKind, text) => {
  const billFields = { billState: 'CREDIT', billKind, payYn: 'N', chargingYn: 'N' } as Schema<'Bill'>
  const html = await renderHtml(<PayBill bill={billFields} />)
  expect([credit, creditOfEnd].filter((each) => html.includes(each))).toEqual([text])
})

it.each([
  ['ENDED', 'TODAY', 49_500, 99_000, '49,500원 납부 (납부할 금액과 환불 99,000원 상계)'],
  ['ENDED', 'TODAY', -99_000, 0, '99,000원 환불'],
  ['ENDED', 'PERIOD_END', 0, 0, '해지하면서 따로 정산한 금액은 없습니다.'],
  ['CANCEL_SCHEDULED', 'PERIOD_END', 0, 0, undefined],
  ['ACTIVE', 'PERIOD_END', 0, 0, undefined],
] as const)(
  'a subscription that is %s with an end %s of %i, %i offset',
  async (state, endOption, dueAmount, setOffAmount, text) => {
    const detail = {
      subscriptionInfo: { subscriptionId: '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72', subscriptionState: state },
      contractInfo: { currency: 'KRW' },
      cancellation: { endOption, dueAmount, setOffAmount, lastDate: '2026-11-21' },
    } as Schema<'SubscriptionDetail'>
    const html = await renderHtml(<EndSettlement detail={detail} />)
    expect(html.includes('해지 내역')).toBe(text !== undefined)
    if (text) expect(html).toContain(text)
  },
)

type EditProps = Parameters<typeof EditSubscription>[0] & { catalogue: Catalogue }
const { OWING, OVER, CANCEL_SCHEDULED } = edit.closed

it.each([
  ['ACTIVE', undefined, [edit.payment.open]],
  ['CANCEL_SCHEDULED', undefined, [CANCEL_SCHEDULED, edit.payment.open]],
  ['ENDED', 1, [OWING, edit.payment.open]],
  ['ENDED', 0, [OVER]],
] as const)(
  'the possible changes of a subscription that is %s with %s unpaid bills',
  async (state, unpaidCount, expected) => {
    const billRequests: object[] = []
    const loader = editRoute.options.loader as unknown as (given: object) => Promise<EditProps>
    const api = {
      getSubscriptionDetail: async () => detailOf(state),
      listSubscriptionProfiles: async () => ({ payments: [] }),
      getCatalogue: async () => demoCatalogue('빗장'),
      listBills: async (input: object) => {
        billRequests.push(input)
        return { sums: [{ unpaidCount }] }
      },
    }
    const { signal } = new AbortController()
    const found = await loader({ context: { api }, deps: { subscriptionId }, abortController: { signal } })
    expect(billRequests).toEqual([{ subscriptionId, limit: 1 }])
    const html = await renderHtml(
      <CatalogueContext value={found.catalogue}>
        <EditSubscription {...found} />
      </CatalogueContext>,
    )
    const sentences = [OWING, OVER, CANCEL_SCHEDULED, edit.payment.open]
    expect(sentences.filter((text) => html.includes(text))).toEqual(
      sentences.filter((text) => (expected as readonly string[]).includes(text)),
    )
  },
)
it('the cancellation shows which option refunds everything, and until when', async () => {
  const fullRefundText = `${formatDate('2026-11-28')}까지 해지하면 납부한 금액을 모두 환불하고`
  const timesShown = async (fullRefundUntil: string | null) => {
    const options = estimate.options.map((option) => ({
      ...option,
      fullRefundUntil: option.endOption === 'TODAY' ? fullRefundUntil : null,
    }))
    const context = { estimate: { ...estimate, options }, endOption: undefined }
    const snapshot = { context, hasTag: () => false, matches: () => false }
    const cancel = { reasons: loadedPart({ list: [] }), snapshot, send: () => {} } as never
    return (
      await renderHtml(
        <CancelContext value={cancel}>
          <EndStep />
        </CancelContext>,
      )
    ).split(fullRefundText).length
  }
  expect([await timesShown('2026-11-28'), await timesShown(null)]).toEqual([2, 1])
})

const [card, account] = (['C', 'A'] as const).map((paymentMethodCode) => ({
  paymentMethodCode,
  currency: 'KRW' as const,
})) as [Schema<'ChargedMethod'>, Schema<'ChargedMethod'>]
const { CText, AText, byHandText, agree, agreeLater } = request.payment

it.each([
  ['a card in won, where cards alone are charged', 'KRW', [card], [CText, agree.C]],
  ['a card in won, where both are charged', 'KRW', [card, account], [CText, AText, agree.C]],
  ['a card in dollars', 'USD', [card, account], [byHandText, agreeLater.C]],
  ['a card, if the charged payment methods are unknown', 'USD', undefined, [CText, AText, agree.C]],
] as const)('the payment of a request states how %s is stored', async (_, currency, charged, expected) => {
  const form = { ...emptyForm({ ...emptyOrder, currency }), paymentMethodCode: 'C' } as SubscriptionForm
  const value = { form, secrets: emptySecrets, change: () => {}, choose: () => {} }
  const html = await renderHtml(
    <RequestFormContext value={value}>
      <StepContext value={{ tried: false, mistakes: {} }}>
        <PaymentFields />
        <WithdrawalConsent
          ref={null}
          code="C"
          currency={currency}
          isAgreed={false}
          onChange={() => {}}
          isMissing={false}
        />
      </StepContext>
    </RequestFormContext>,
    charged && { chargedMethods: [...charged] },
  )
  expect([CText, AText, byHandText, agree.C, agreeLater.C].filter((text) => html.includes(text))).toEqual(
    expected,
  )
  expect(html.includes(request.payment.A)).toBe(html.includes(AText))
})
