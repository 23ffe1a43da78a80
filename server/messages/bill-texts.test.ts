import { expect, it } from 'vitest'
import { samplePayee } from '#server/testing/sample-bill.ts'
import { billCopyMail, billTexts } from './bill-texts.ts'

const billFields = {
  billNo: 'B2026-000123',
  billKind: 'CYCLE',
  label: '빗장 통합 로그인 프로 30명',
  currency: 'KRW',
  totalAmount: 148_500,
  dueDate: '2026-12-05',
} as const

it.each([
  [148_500, true, '등록한 결제 수단으로 오늘 결제합니다.'],
  [148_500, false, '까지 납부해 주세요.'],
  [0, false, '납부하실 금액은 없습니다.'],
  [-99_000, false, '99,000원을 환불합니다.'],
])('a bill of %i is described correctly', (totalAmount, charged, text) => {
  const issuedText = billTexts.issued({ ...billFields, totalAmount }, charged).text
  expect(issuedText).toContain(text)
  expect(issuedText.includes('납부해 주세요')).toBe(totalAmount > 0 && !charged)
})

it('the notices of a bill paid by transfer name the account, also when the bill is late or its subscription is past due', () => {
  const account = '입금 계좌: 신한은행 000-000-000001(예금주 주식회사 솔바람)'
  const transferBill = { ...billFields, payee: samplePayee }
  const texts = [
    billTexts.issued(transferBill, false),
    billTexts.late(transferBill, '2026-12-13'),
    billTexts.pastDue(billFields.label, samplePayee),
    billTexts.remind(transferBill),
  ].map(({ text }) => text)
  for (const text of [
    ...texts,
    billCopyMail('a@solbaram.example', transferBill.billNo, billTexts.issued(transferBill, false)).text,
  ])
    expect(text).toContain(account)
  for (const { text } of [
    billTexts.issued(billFields, true),
    billTexts.late(billFields, null),
    billTexts.paid(billFields),
  ])
    expect(text).not.toContain('입금 계좌')
})

it('a credit in a running subscription is offset against the next bill, a credit after a cancellation is not', () => {
  const credit = { ...billFields, totalAmount: -99_000 }
  expect(billTexts.issued(credit, false).text).toContain('다음 청구서가 발행되면')
  expect(billTexts.issued({ ...credit, billKind: 'FINAL' }, false).text).not.toContain('다음 청구서')
})

it('a late bill warns of the consequences only if the subscription can become past due', () => {
  expect(billTexts.late(billFields, '2026-12-13').text).toContain(
    '2026.12.13부터는 구독이 미납 상태가 됩니다.',
  )
  expect(billTexts.late(billFields, null).text).not.toContain('미납 상태')
})

it('a failed charge does not ask for a payment by a day in the past', () => {
  expect(billTexts.failed(billFields, 'DECLINED', null, false).text).toContain('2026.12.05까지')
  expect(billTexts.failed(billFields, 'DECLINED', null, true).text).not.toContain('2026.12.05')
  expect(billTexts.failed(billFields, 'DECLINED', '2026-12-02', false).text).toContain('2026.12.02에 다시')
})
