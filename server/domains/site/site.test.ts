import { expect, it } from 'vitest'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { tossPayments } from '#server/payments/toss.ts'
import { chargedBy } from './site.operations.ts'

it('the methods shown as chargeable are those that the payment service accepts: cards in won, in a demo accounts as well, never dollars', () => {
  const card = { paymentMethodCode: 'C', currency: 'KRW' }
  expect(chargedBy(tossPayments({ secretKey: 'test', clientKey: 'test' }))).toEqual([card])
  expect(chargedBy(simulatedPayments)).toEqual([card, { paymentMethodCode: 'A', currency: 'KRW' }])
})
