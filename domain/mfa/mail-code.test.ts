import { expect, it } from 'vitest'
import { type MailCodeFacts, mayMailCode } from './mail-code.ts'

const none: MailCodeFacts = {
  hasAnotherFactor: false,
  holdsRole: false,
  isOrdered: false,
  isPasswordMailed: false,
  isAddressNew: false,
}

it('a code goes by mail where nothing rules it out', () => {
  expect(mayMailCode(none)).toBe(true)
})

it.each(Object.keys(none))('a code does not go by mail where %s', (fact) => {
  expect(mayMailCode({ ...none, [fact]: true })).toBe(false)
})
