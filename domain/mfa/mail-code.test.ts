import { expect, it } from 'vitest'
import { type MailCodeFacts, mayMailCode } from './mail-code.ts'

const noObstacles: MailCodeFacts = {
  hasAnotherFactor: false,
  holdsRole: false,
  isOrdered: false,
  isPasswordMailed: false,
  isAddressNew: false,
}

it('a code may be sent by mail if nothing prevents it', () => {
  expect(mayMailCode(noObstacles)).toBe(true)
})

it.each(Object.keys(noObstacles))('a code is not sent by mail if %s', (fact) => {
  expect(mayMailCode({ ...noObstacles, [fact]: true })).toBe(false)
})
