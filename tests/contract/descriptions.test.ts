import { expect, it } from 'vitest'
import { contract, operations } from './contract-file.ts'

const { schemas } = contract.components

it('the contract describes every operation, enum and text field', () => {
  expect(operations.filter(({ summary = '' }) => summary === '')).toEqual([])
  const bare = Object.entries(schemas).filter(
    ([, { properties, description }]) => properties === undefined && description === undefined,
  )
  expect(bare.map(([name]) => name)).toEqual([])
})

// In a YAML flow mapping a comma ends an unquoted text, and the rest of the sentence becomes a keyword.
it('no unquoted sentence of the YAML is split, with its rest read as a keyword of the contract', () => {
  const keywords = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, inside]) => [name, ...keywords(inside)])
  expect(keywords(contract).filter((name) => name.includes(' '))).toEqual([])
})

/** The lengths, in digits, of the numbers that a masked field can represent. */
const lengths: Record<string, number[]> = {
  MaskedAccountNo: [10, 11, 12, 13, 14],
  MaskedCardNumber: [14, 15, 16],
  MaskedCorporateNo: [13],
  MaskedExpiration: [4],
  MaskedIdentityNo: [6, 10],
}

it('no pattern of a masked number accepts a complete number, wherever asterisks are added', () => {
  const masked = Object.entries(schemas).filter(([name]) => name.startsWith('Masked'))
  expect(masked.map(([name]) => name).toSorted()).toEqual(Object.keys(lengths))
  for (const [name, { pattern }] of masked)
    for (const length of lengths[name]!) {
      const [fits, digits] = [new RegExp(pattern!), '1234567890123456'.slice(0, length)]
      const whole = Array.from({ length: length + 1 }, (_, at) =>
        ['**', '****', '*'.repeat(13), '**/**'].map(
          (stars) => digits.slice(0, at) + stars + digits.slice(at),
        ),
      ).flat()
      expect(whole.filter((text) => fits.test(text))).toEqual([])
      const hidden = name === 'MaskedExpiration' ? '**/**' : '*'.repeat(length)
      expect(fits.test(hidden)).toBe(true)
    }
})
