import { expect, it } from 'vitest'
import { contractText } from './contract-file.ts'

/** Limits that follow from a format, a calendar or a calculation. */
const otherLimits: Record<string, readonly number[]> = {
  minimum: [201],
  maximum: [12, 14, 64, 365, 366, 999, 3650, 9999, 86_400, 10_485_760, 2_147_483_647],
  maxLength: [11, 12, 14, 15, 16, 24, 25, 32, 35, 36, 43, 45, 47, 64, 86, 253, 254, 256, 1364],
  maxItems: [13, 14, 16, 23, 24, 48, 62, 336],
}

/** Whether a number is at most 10, or has only one or two digits before its trailing zeros. */
const isRound = (limit: number) => limit <= 10 || /^(?:[1-9]|[1-9][0-9])0+$/.test(String(limit))

it('every limit of the contract is round, or is listed as one that follows from a format', () => {
  const limits = [...contractText.matchAll(/"(minimum|maximum|maxLength|maxItems)": (\d+)/g)]
  expect(limits.length).toBeGreaterThan(500)
  const found = new Set(
    limits.filter(([, , limit]) => !isRound(Number(limit))).map(([, name, limit]) => `${name} ${limit}`),
  )
  const expected = Object.entries(otherLimits).flatMap(([name, all]) =>
    all.map((limit) => `${name} ${limit}`),
  )
  expect([...found].toSorted()).toEqual(expected.toSorted())
})
