import type { ListedBusiness, Registry } from './registry.ts'

const taxType = '부가가치세 일반과세자'
const byNinthDigit: Readonly<Record<string, ListedBusiness>> = {
  '6': { state: 'SUSPENDED', taxType, closedOn: null },
  '7': { state: 'CLOSED', taxType, closedOn: '2026-10-31' },
  '8': { state: 'UNREGISTERED', taxType: null, closedOn: null },
}

const mismatchDigits = ['5', '8']

/**
 * Returns a registry for demos: the ninth digit of a number determines its state and its match; most numbers are
 * active and match.
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
