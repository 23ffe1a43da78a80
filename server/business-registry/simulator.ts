import type { ListedBusiness, Registry } from './registry.ts'

const taxType = '부가가치세 일반과세자'
const byNinthDigit: Readonly<Record<string, ListedBusiness>> = {
  '6': { state: 'SUSPENDED', taxType, closedOn: null },
  '7': { state: 'CLOSED', taxType, closedOn: '2026-10-31' },
  '8': { state: 'UNREGISTERED', taxType: null, closedOn: null },
}

const mismatchDigits = ['5', '8']

/**
 * Returns a registry for demos. The ninth digit of a business number determines the state of the business, and
 * whether the company details belong to the number. For most digits the business is active and the details match.
 */
export function simulatedRegistry(): Registry {
  return {
    statesOf: async (numbers) =>
      new Map(
        numbers.map((number) => [
          number,
          byNinthDigit[number.charAt(8)] ?? { state: 'ACTIVE', taxType, closedOn: null },
        ]),
      ),
    matchesOf: async (questions) =>
      new Map(
        questions.map(
          ({ rnno }) => [rnno, mismatchDigits.includes(rnno.charAt(8)) ? 'DIFFERS' : 'MATCHES'] as const,
        ),
      ),
  }
}
