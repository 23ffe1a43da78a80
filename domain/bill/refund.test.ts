import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payableOf, refundableOf } from './refund.ts'

it.each([
  [{ totalAmount: 100, refundedAmount: 0 }, { paid: 100, givenBack: 0, owed: 0 }, 100],
  [{ totalAmount: 100, refundedAmount: 40 }, { paid: 100, givenBack: 40, owed: 0 }, 60],
  [{ totalAmount: 100, refundedAmount: 0 }, { paid: 100, givenBack: 0, owed: 30 }, 70],
  [{ totalAmount: 100, refundedAmount: 0 }, { paid: 200, givenBack: 150, owed: 0 }, 50],
  [{ totalAmount: 100, refundedAmount: 100 }, { paid: 500, givenBack: 100, owed: 0 }, 0],
  [{ totalAmount: 100, refundedAmount: 0 }, { paid: 100, givenBack: 60, owed: 60 }, 0],
])('of a bill of %j, with %j refunded so far, %i can still be refunded', (bill, moved, amount) => {
  expect(refundableOf(bill, moved)).toBe(amount)
})

type Step =
  | { does: 'pay'; amount: number }
  | { does: 'refund'; bill: number; amount: number }
  | { does: 'credit'; amount: number }
  | { does: 'payOut'; credit: number }
const amount = fc.integer({ min: 1, max: 1_000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('pay' as const), amount }),
  fc.record({ does: fc.constant('refund' as const), bill: fc.nat(5), amount }),
  fc.record({ does: fc.constant('credit' as const), amount }),
  fc.record({ does: fc.constant('payOut' as const), credit: fc.nat(5) }),
)

it('the refunds of a bill never exceed the amount that a company paid, nor the total of the bill, in any order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const bills: { totalAmount: number; refundedAmount: number }[] = []
      const credits: number[] = []
      let givenBack = 0
      const moved = () => ({
        paid: bills.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
        givenBack,
        owed: credits.reduce((sum, credit) => sum + credit, 0),
      })
      for (const one of steps) {
        if (one.does === 'pay') bills.push({ totalAmount: one.amount, refundedAmount: 0 })
        if (one.does === 'credit') credits.push(one.amount)
        if (one.does === 'refund') {
          const bill = bills[one.bill]
          if (bill && one.amount <= refundableOf(bill, moved())) {
            bill.refundedAmount += one.amount
            givenBack += one.amount
          }
        }
        const credit = one.does === 'payOut' ? credits[one.credit] : undefined
        if (one.does === 'payOut' && credit !== undefined) {
          const payable = payableOf(-credit, moved())
          expect(payable).toBeLessThanOrEqual(credit)
          credits.splice(one.credit, 1)
          givenBack += payable
        }
        expect(givenBack).toBeLessThanOrEqual(moved().paid)
        for (const { totalAmount, refundedAmount } of bills)
          expect(refundedAmount).toBeLessThanOrEqual(totalAmount)
      }
    }),
  )
})
