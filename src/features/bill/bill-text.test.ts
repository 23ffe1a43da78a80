import { expect, it } from 'vitest'
import './texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { settledFact, settledText } from './bill-text.ts'

const t = i18n.getFixedT('ko', 'bill')
const dates = { billDate: '2026-11-01', dueDate: '2026-11-15' }
const paidAt = '2026-11-09T10:00:00+09:00'
type Bill = Pick<Parameters<typeof settledFact>[1], 'billState' | 'totalAmount' | 'paidAt' | 'voidedAt'>

it.each<[Bill, term: string, value: string, text: string | undefined]>([
  [{ billState: 'OPEN', totalAmount: 100, paidAt: null }, '납부 기한', '2026.11.15', '2026.11.15까지'],
  [{ billState: 'LATE', totalAmount: 100, paidAt: null }, '납부 기한', '2026.11.15', '2026.11.15까지'],
  [{ billState: 'PAID', totalAmount: 100, paidAt }, '결제일', '2026.11.09', '2026.11.09 결제'],
  [{ billState: 'CREDIT', totalAmount: -100, paidAt: null }, '청구일', '2026.11.01', undefined],
  [{ billState: 'REFUNDED', totalAmount: -100, paidAt }, '환불일', '2026.11.09', '2026.11.09 환불'],
  [{ billState: 'CARRIED', totalAmount: 100, paidAt: null }, '청구일', '2026.11.01', '다음 청구서에 합산'],
  [{ billState: 'CARRIED', totalAmount: -100, paidAt: null }, '청구일', '2026.11.01', '다음 청구서에서 차감'],
  [
    { billState: 'VOID', totalAmount: 100, paidAt: null, voidedAt: paidAt },
    '취소일',
    '2026.11.09',
    undefined,
  ],
])('the day of %o is its %s', (bill, term, value, text) => {
  expect(settledFact(t, { ...dates, ...bill })).toEqual({ term, value })
  expect(settledText(t, { ...dates, ...bill })).toBe(text)
})
