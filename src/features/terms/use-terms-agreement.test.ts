import { expect, it } from 'vitest'
import { tickedTerms } from './use-terms-agreement.ts'

const answers = (...agreed: string[]) =>
  ['SERVICE', 'MARKETING', 'MARKETING_NIGHT'].map((termsCode) => ({
    termsCode,
    version: '1.0',
    agreedYn: agreed.includes(termsCode) ? ('Y' as const) : ('N' as const),
  }))

it.each([
  ['one', answers(), true, 'SERVICE', answers('SERVICE')],
  ['all', answers('SERVICE'), true, undefined, answers('SERVICE', 'MARKETING', 'MARKETING_NIGHT')],
  ['one that needs another', answers(), true, 'MARKETING_NIGHT', answers('MARKETING', 'MARKETING_NIGHT')],
  ['one that another needs', answers(), true, 'MARKETING', answers('MARKETING')],
  ['one that another needs, away', answers('MARKETING', 'MARKETING_NIGHT'), false, 'MARKETING', answers()],
  [
    'one that needs another, away',
    answers('MARKETING', 'MARKETING_NIGHT'),
    false,
    'MARKETING_NIGHT',
    answers('MARKETING'),
  ],
])('a tick answers %s', (_, before, agreed, code, after) => {
  expect(tickedTerms(before, agreed, code)).toEqual(after)
})
