import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differencesOf, type OwnMoney, type SettledMoney } from './compare.ts'

const own = (more: Partial<OwnMoney> = {}): OwnMoney => ({
  id: 'payment',
  moneyKind: 'CHARGE',
  billId: 'bill',
  providerKey: 'key',
  orderId: 'B2026-000001-1',
  amount: 100,
  isDone: true,
  movedOn: '2026-11-20',
  beganOn: '2026-11-20',
  isDue: true,
  ...more,
})
const line = (more: Partial<SettledMoney> = {}): SettledMoney => ({
  moneyKind: 'CHARGE',
  providerKey: 'key',
  transactionKey: 'transaction',
  orderId: 'B2026-000001-1',
  amount: more.amount ?? 100,
  fee: 3,
  payout: (more.amount ?? 100) - 3,
  soldOn: '2026-11-20',
  ...more,
})
const refund = { moneyKind: 'REFUND' } as const
const kindsOf = (...given: Parameters<typeof differencesOf>) =>
  differencesOf(...given).map(({ differenceKind, moneyKind }) => `${differenceKind} ${moneyKind}`)

it.each([
  ['the same charge', [own()], [line()], []],
  ['a charge and its refund', [own(), own(refund)], [line(), line(refund)], []],
  ['a charge that only the service has', [], [line()], ['MISSING_HERE CHARGE']],
  ['a charge that only the portal has', [own()], [], ['MISSING_THERE CHARGE']],
  ['a charge that is not listed yet', [own({ isDue: false })], [], []],
  ['a payout that is not the amount', [own()], [line({ payout: 96 })], ['FEE CHARGE']],
  ['another amount', [own()], [line({ amount: 99 })], ['AMOUNT CHARGE']],
  ['a refund that only the service has', [own()], [line(), line(refund)], ['MISSING_HERE REFUND']],
  ['a refund that only the portal has', [own(), own(refund)], [line()], ['MISSING_THERE REFUND']],
  ['a charge that failed here', [own({ isDone: false, providerKey: null })], [line()], ['STATE CHARGE']],
  ['a refund without an outcome here', [own({ ...refund, isDone: false })], [line(refund)], ['STATE REFUND']],
  ['a failed charge that the service has not', [own({ isDone: false, providerKey: null })], [], []],
  ['a charge that is listed twice', [own()], [line(), line()], ['MISSING_HERE CHARGE']],
  [
    'refunds of one charge in another order',
    [own({ ...refund, amount: 30 }), own({ ...refund, amount: 20 })],
    [line({ ...refund, amount: 20 }), line({ ...refund, amount: 30 })],
    [],
  ],
  [
    'an earlier refund of the same amount, and a new one',
    [own({ ...refund, isDue: false, movedOn: '2026-10-01' }), own(refund)],
    [line(refund)],
    [],
  ],
  [
    'an earlier refund, and a new one that only the service has',
    [own({ ...refund, amount: 30, isDue: false, movedOn: '2026-10-01' })],
    [line(refund)],
    ['MISSING_HERE REFUND'],
  ],
  [
    'a failed attempt, and the next one of its bill',
    [own({ isDone: false, providerKey: null }), own({ providerKey: 'next', orderId: 'B2026-000001-2' })],
    [line({ providerKey: 'next', orderId: 'B2026-000001-2' })],
    [],
  ],
] as const)('%s', (_, ours, listed, kinds) => {
  expect(kindsOf(ours, listed)).toEqual(kinds)
})

it('a difference contains its order, its bill and both amounts', () => {
  expect(differencesOf([own()], [line({ amount: 99 })])).toEqual([
    {
      differenceKind: 'AMOUNT',
      moneyKind: 'CHARGE',
      transactionKey: 'transaction',
      providerKey: 'key',
      orderId: 'B2026-000001-1',
      billId: 'bill',
      ownAmount: 100,
      serviceAmount: 99,
      movedOn: '2026-11-20',
    },
  ])
})

it('equal lists have no difference, and each change of one line is exactly one difference', () => {
  const moves = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(moves, fc.nat(), fc.constantFrom('drop', 'add', 'amount'), (keys, at, change) => {
      const ours = keys.map((key) => own({ providerKey: `${key}`, orderId: `${key}`, amount: key }))
      const listedLines = keys.map((key) => line({ providerKey: `${key}`, orderId: `${key}`, amount: key }))
      expect(differencesOf(ours, listedLines.toReversed())).toEqual([])
      const changedIndex = at % keys.length
      if (change === 'drop') listedLines.splice(changedIndex, 1)
      if (change === 'add') listedLines.push(line({ providerKey: 'new', orderId: 'new' }))
      if (change === 'amount') listedLines[changedIndex] = { ...listedLines[changedIndex]!, amount: 51 }
      expect(kindsOf(ours, listedLines)).toEqual([
        { drop: 'MISSING_THERE CHARGE', add: 'MISSING_HERE CHARGE', amount: 'AMOUNT CHARGE' }[change],
      ])
    }),
  )
})
