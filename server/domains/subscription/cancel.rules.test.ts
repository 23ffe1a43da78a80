import { expect, it } from 'vitest'
import { endMoney } from './cancel.rules.ts'

it.each([
  [0, 0, '추가로 납부하거나 환불받으실 금액은 없습니다.'],
  [-99_000, 0, '환불 예정 금액은 99,000원입니다(부가세 포함).'],
  [49_500, 0, '납부하실 금액 49,500원이 남아 있습니다(부가세 포함).'],
  [
    49_500,
    99_000,
    '내지 않은 금액과 환불 예정 금액 가운데 99,000원을 상계했습니다. 납부하실 금액 49,500원이 남아 있습니다(부가세 포함).',
  ],
  [
    0,
    99_000,
    '내지 않은 금액과 환불 예정 금액 가운데 99,000원을 상계했습니다. 추가로 납부하거나 환불받으실 금액은 없습니다.',
  ],
])('the mail of an end with %i due, with %i set off, states both', (dueAmount, setOffAmount, text) => {
  expect(endMoney(dueAmount, setOffAmount, 'KRW')).toBe(text)
})
