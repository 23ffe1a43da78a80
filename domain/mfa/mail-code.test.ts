import { expect, it } from 'vitest'
import { type MailCodeFacts, mayMailCode } from './mail-code.ts'

const none: MailCodeFacts = {
  hasAnotherFactor: false,
  holdsRole: false,
  isOrdered: false,
  isPasswordMailed: false,
  isAddressNew: false,
}

it('a code may be sent by mail if nothing prevents it', () => {
  expect(mayMailCode(none)).toBe(true)
})

it.each(Object.keys(none))('a code is not sent by mail if %s', (fact) => {
  expect(mayMailCode({ ...none, [fact]: true })).toBe(false)
})
