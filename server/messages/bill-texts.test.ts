import { expect, it } from 'vitest'
import { samplePayee } from '#server/testing/sample-bill.ts'
import { billCopyMail, billTexts } from './bill-texts.ts'

const about = {
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
  const shown = billTexts.issued({ ...about, totalAmount }, charged).text
  expect(shown).toContain(text)
  expect(shown.includes('납부해 주세요')).toBe(totalAmount > 0 && !charged)
})

it('a bill that is paid by transfer names the account, also once it is late and once its subscription is past due', () => {
  const account = '입금 계좌: 신한은행 000-000-000001(예금주 주식회사 솔바람)'
  const owed = { ...about, payee: samplePayee }
  const texts = [
    billTexts.issued(owed, false),
    billTexts.late(owed, '2026-12-13'),
    billTexts.pastDue(about.label, samplePayee),
    billTexts.remind(owed),
  ].map(({ text }) => text)
  for (const text of [
    ...texts,
    billCopyMail('a@solbaram.example', owed.billNo, billTexts.issued(owed, false)).text,
  ])
    expect(text).toContain(account)
  for (const { text } of [billTexts.issued(about, true), billTexts.late(about, null), billTexts.paid(about)])
    expect(text).not.toContain('입금 계좌')
})

it('a credit within a running subscription is offset against the next bill, a credit of its cancellation is not', () => {
  const credit = { ...about, totalAmount: -99_000 }
  expect(billTexts.issued(credit, false).text).toContain('다음 청구서가 발행되면')
  expect(billTexts.issued({ ...credit, billKind: 'FINAL' }, false).text).not.toContain('다음 청구서')
})

it('a late bill warns of the consequences only if the subscription can become past due', () => {
  expect(billTexts.late(about, '2026-12-13').text).toContain('2026.12.13부터는 구독이 미납 상태가 됩니다.')
  expect(billTexts.late(about, null).text).not.toContain('미납 상태')
})

it('a failed charge does not ask for a payment by a day in the past', () => {
  expect(billTexts.failed(about, 'DECLINED', null, false).text).toContain('2026.12.05까지')
  expect(billTexts.failed(about, 'DECLINED', null, true).text).not.toContain('2026.12.05')
  expect(billTexts.failed(about, 'DECLINED', '2026-12-02', false).text).toContain('2026.12.02에 다시')
})
