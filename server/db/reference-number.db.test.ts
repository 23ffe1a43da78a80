import { asc } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { compareReferenceNos } from '#domain/reference-number.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { nextNumber, numberBlocks, numberOrder } from './reference-number.ts'
import { referenceNumbers } from './schema/reference-number.ts'

const now = new Date('2026-11-21T03:00:00Z')
const newYear = new Date('2026-12-31T15:00:00Z')

describeEachEngine('reference numbers', (engine) => {
  const db = () => engine.database().db
  const singleNumber = (at = now) => db().transaction((tx) => nextNumber(tx, 'B', at))
  beforeEach(async () => void (await db().delete(referenceNumbers)))

  it('continue past 999,999 in a year, and start again in the next year', async () => {
    await db().insert(referenceNumbers).values({ series: 'B2026', last: 999_998 })
    const takenNumbers = [
      await singleNumber(),
      await singleNumber(),
      await singleNumber(),
      await singleNumber(newYear),
    ]
    expect(takenNumbers).toEqual(['B2026-999999', 'B2026-1000000', 'B2026-1000001', 'B2027-000001'])
  })

  it('are sorted in the database as in the code', async () => {
    const numbers = ['B2026-1000000', 'B2027-000001', 'B2026-000009', 'B2026-10000000', 'B2026-999999']
    await db()
      .insert(referenceNumbers)
      .values(numbers.map((series) => ({ series, last: 1 })))
    const { series } = referenceNumbers
    const rows = await db()
      .select({ series })
      .from(referenceNumbers)
      .orderBy(...numberOrder(series).map((part) => asc(part)))
    expect(rows.map((row) => row.series)).toEqual(numbers.toSorted(compareReferenceNos))
  })

  it('are reserved in disjoint blocks, and unused numbers are left to other nodes', async () => {
    const [one, other] = [numberBlocks(db(), 'B', 5), numberBlocks(db(), 'B', 5)]
    await one.reserve(2, now)
    await other.reserve(2, now)
    const take = (block: typeof one, at = now) => db().transaction((tx) => block.next(tx, at))
    const takenNumbers = [await take(one), await take(other), await take(one), await singleNumber()]
    expect(takenNumbers).toEqual(['B2026-000001', 'B2026-000006', 'B2026-000002', 'B2026-000011'])
    // Another node has taken later reference numbers, so `one` cannot give its own numbers back: such a number could
    // be used twice.
    await one.giveBack()
    await other.giveBack()
    expect(await singleNumber()).toBe('B2026-000012')
    await one.reserve(1, now)
    expect(await take(one)).toBe('B2026-000013')
    await one.giveBack()
    expect(await singleNumber()).toBe('B2026-000014')
  })

  it('are taken in the transaction if the block is used up or belongs to the previous year', async () => {
    const block = numberBlocks(db(), 'B', 2)
    await block.reserve(2, now)
    const take = (at = now) => db().transaction((tx) => block.next(tx, at))
    expect([await take(), await take(), await take(), await take(newYear)]).toEqual([
      'B2026-000001',
      'B2026-000002',
      'B2026-000003',
      'B2027-000001',
    ])
  })
})
