import { describe, expect, it } from 'vitest'
import { digitsOf } from './digits.ts'

describe('digitsOf', () => {
  it.each([
    ['123456', '123456'],
    ['[빗장] 인증번호는 123-456입니다.', '123456'],
    ['１２３４５６', '123456'],
    ['1234567890', '123456'],
    ['12', '12'],
    ['인증번호', ''],
  ])('%s → %s', (text, digits) => {
    expect(digitsOf(text, 6)).toBe(digits)
  })
})
