import { expect, it } from 'vitest'
import { cardDoneSearch, cardWindowSearch } from './card-search.ts'

const form = '2b9d6f10-84c3-4e57-a1d8-0f3b7c59e264'

it.each([
  [undefined, undefined],
  ['PAY_PROCESS_CANCELED', 'cancelled'],
  ['USER_CANCEL', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['REJECT_CARD_COMPANY', 'failed'],
  ['failed', 'failed'],
  [['PAY_PROCESS_CANCELED'], undefined],
])('an end of the window with the code %j is %j', (code, end) => {
  expect(cardWindowSearch({ form, code, message: '홍길동 님의 카드' })).toEqual({ form, code: end })
})

it('the search parameters of the card window are parsed, and invalid ones are dropped', () => {
  const windowResponse = { form, customerKey: form, authKey: 'bln_wX0=' }
  expect(cardDoneSearch(windowResponse)).toEqual(windowResponse)
  expect(cardDoneSearch({ form: '../x', customerKey: 1, authKey: '<b>' })).toEqual({
    form: undefined,
    customerKey: undefined,
    authKey: undefined,
  })
})
