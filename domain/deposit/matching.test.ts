import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPayerOf,
  matchingBills,
  nameKey,
  type OwedBill,
  splitOverDeposits,
  uniqueMatches,
} from './matching.ts'

const billOf = (id: string, companyName: string, totalAmount: number): OwedBill => ({
  id,
  billNo: `B2026-00000${id}`,
  companyName,
  totalAmount,
})
const depositOf = (id: string, payer: string, leftAmount: number) => ({ id, payer, leftAmount })

describe('the payer of a deposit', () => {
  it.each([
    ['㈜솔바람상회', '솔바람상회 주식회사'],
    ['(주) 솔바람 상회', '솔바람상회'],
    ['주식회사솔바람', '솔바람상회 주식회사'],
    ['솔바람상회오하늘', '솔바람상회'],
    ['ｓｏｌ ｂａｒａｍ', 'Sol-Baram'],
    ['B2026-000001', '이웃집'],
    ['청구 2026000001', '이웃집'],
  ])('%s is %s', (payer, companyName) => {
    expect(isPayerOf(payer, { billNo: 'B2026-000001', companyName })).toBe(true)
  })

  it.each([
    ['솔바', '솔바람상회'],
    ['바람상회', '솔바람상회'],
    ['오하늘', '솔바람상회'],
    ['', '솔바람상회'],
    ['솔바람상회', ''],
    ['주식회사', '주식회사'],
    ['2026', '이웃집'],
  ])('%s is not %s', (payer, companyName) => {
    expect(isPayerOf(payer, { billNo: 'B2026-000001', companyName })).toBe(false)
  })

  it('with a name of two letters is only the company with exactly this name', () => {
    expect(isPayerOf('(주)한빛', { billNo: 'B2026-000001', companyName: '한빛' })).toBe(true)
  })

  it('has a key for comparison that does not change if the key is computed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => nameKey(nameKey(text)) === nameKey(text)),
    )
  })
})

describe('a deposit', () => {
  const bills = [
    billOf('1', '이웃집', 247_500),
    billOf('2', '솔바람상회', 110_000),
    billOf('3', '솔바람상회', 247_500),
    billOf('4', '먼 회사', 1),
  ]
  it('is offered the bills that match it, with the bills of the same payer and amount first', () => {
    expect(
      matchingBills({ payer: '솔바람상회', leftAmount: 247_500 }, bills).map(({ bill }) => bill.id),
    ).toEqual(['3', '1', '2'])
  })

  it('matches one bill by payer and amount', () => {
    expect(uniqueMatches([depositOf('a', '솔바람상회', 247_500)], bills).get('a')?.id).toBe('3')
  })

  it.each([
    ['two bills', [depositOf('a', '솔바람상회', 100)], ['솔바람상회', '솔바람상회']],
    [
      'bills of two companies of one beginning',
      [depositOf('a', '솔바람', 100)],
      ['솔바람상회', '솔바람식품'],
    ],
    ['another deposit too', ['a', 'b'].map((id) => depositOf(id, '솔바람상회', 100)), ['솔바람상회']],
  ])('is not matched automatically if it fits %s', (_, deposits, companies) => {
    const sameNameBills = companies.map((name, index) => billOf(String(index), name, 100))
    expect([...uniqueMatches(deposits, sameNameBills).keys()]).toEqual([])
  })

  it('never matches a bill that another deposit also matches, so that no bill is assigned twice', () => {
    const amount = fc.integer({ min: 1, max: 4 })
    const name = fc.constantFrom('솔바람', '솔바람상회', '이웃집', '')
    const deposits = fc
      .array(fc.tuple(name, amount), { maxLength: 8 })
      .map((rows) => rows.map(([payer, left], index) => depositOf(`d${index}`, payer, left)))
    const owed = fc
      .array(fc.tuple(name, amount), { maxLength: 8 })
      .map((rows) => rows.map(([company, total], index) => billOf(`b${index}`, company, total)))
    fc.assert(
      fc.property(deposits, owed, (some, those) => {
        const billByDeposit = uniqueMatches(some, those)
        const isMatch = (deposit: (typeof some)[number], bill: OwedBill) =>
          bill.totalAmount === deposit.leftAmount && isPayerOf(deposit.payer, bill)
        for (const deposit of some) {
          const own = those.filter((bill) => isMatch(deposit, bill))
          const isSole = own.length === 1 && some.filter((other) => isMatch(other, own[0]!)).length === 1
          expect(billByDeposit.get(deposit.id)?.id).toBe(isSole ? own[0]!.id : undefined)
        }
        expect(new Set(billByDeposit.values()).size).toBe(billByDeposit.size)
      }),
    )
  })
})

describe('a bill', () => {
  it.each([
    [100, [100], [100]],
    [100, [150], [100]],
    [100, [60, 40], [60, 40]],
    [100, [60, 60], [60, 40]],
    [100, [99], undefined],
    [100, [60, 39], undefined],
    [100, [100, 50], undefined],
    [100, [], undefined],
  ])('of %i is paid by %o with the parts %o', (total, lefts, parts) => {
    expect(splitOverDeposits(total, lefts)).toEqual(parts)
  })

  it('is paid exactly, and no deposit pays more than its amount', () => {
    const won = fc.integer({ min: 1, max: 1_000_000_000_000 })
    fc.assert(
      fc.property(won, fc.array(won, { minLength: 1, maxLength: 5 }), (total, lefts) => {
        const parts = splitOverDeposits(total, lefts)
        const sum = lefts.reduce((before, left) => before + left, 0)
        if (parts === undefined) {
          const isPaidEarly = lefts.slice(0, -1).reduce((before, left) => before + left, 0) >= total
          expect(sum < total || isPaidEarly).toBe(true)
          return
        }
        expect(parts.reduce((before, part) => before + part, 0)).toBe(total)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThan(0)
          expect(part).toBeLessThanOrEqual(lefts[index]!)
        }
      }),
    )
  })
})
