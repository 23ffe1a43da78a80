import type { Faker } from '@faker-js/faker'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { checkCorporateNumber } from '#domain/korean/corporate-number.ts'

/**
 * Returns functions that create valid but unassigned numbers: their offices, registries and exchanges were never
 * issued. One maker never returns the same number twice.
 */
export function numberMaker(faker: Faker) {
  const takenNumbers = new Set<string>()
  const uniqueNumber = (make: () => string): string => {
    for (;;) {
      const number = make()
      if (takenNumbers.has(number)) continue
      takenNumbers.add(number)
      return number
    }
  }

  return {
    businessNumber: () => uniqueNumber(() => withCheckDigit(`999${digits(faker, 6)}`, isBusinessNumber)),
    corporateNumber: () =>
      uniqueNumber(() =>
        withCheckDigit(`999911${digits(faker, 6)}`, (text) => checkCorporateNumber(text) === 'valid'),
      ),
    /** 010-0000-…: no operator has the exchange 0000. */
    mobile: () => uniqueNumber(() => `0100000${digits(faker, 4)}`),
    /** 02-000-…: no exchange begins with 0. */
    telephone: () => uniqueNumber(() => `02000${digits(faker, 4)}`),
    /** No region has postal codes that begin with 00. */
    postalCode: () => `00${digits(faker, 3)}`,
    /** No bank branch has the code 0000. */
    account: () => uniqueNumber(() => `0000${digits(faker, faker.number.int({ min: 6, max: 10 }))}`),
    /** The test card numbers of the card networks. */
    card: () => faker.helpers.arrayElement(testCards),
    /** MM/YY in one of the next years. */
    expiration: (thisYear: number) => {
      const month = faker.number.int({ min: 1, max: 12 })
      const year = (thisYear + faker.number.int({ min: 1, max: 4 })) % 100
      return [month, year].map((part) => String(part).padStart(2, '0')).join('/')
    },
    birthDate: () => {
      const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(
        faker.date.between({ from: '1968-01-01', to: '2001-12-31' }).toISOString(),
      )!
      return `${year}${month}${day}`
    },
  }
}

export type NumberMaker = ReturnType<typeof numberMaker>

const testCards = [
  '4111111111111111',
  '4012888888881881',
  '5555555555554444',
  '5105105105105100',
  '3530111333300000',
  '378282246310005',
]

function digits(faker: Faker, length: number): string {
  return faker.string.numeric({ length, allowLeadingZeros: true })
}

function withCheckDigit(head: string, isValid: (text: string) => boolean): string {
  const validNumber = [...'0123456789'].map((digit) => head + digit).find(isValid)
  if (validNumber === undefined) throw new Error(`No check digit makes ${head} a valid number.`)
  return validNumber
}

/**
 * Returns an id for a row that is created without random numbers: a prefix for the kind of row, and the number of the
 * row.
 */
export const demoId = (kind: string, number: number): string =>
  `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`
