import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test.each([
  ['010-1234-5678', '01012345678'],
  [' 010 1234 5678\n', '01012345678'],
  ['(02)123.4567', '021234567'],
  ['010–1234—5678', '01012345678'],
  ['０１０－１２３４', '0101234'],
  ['+82 10', '+8210'],
  ['12a34', '12a34'],
  ['', ''],
])('%j has the digits %j', (text, digits) => expect(digitsOf(text)).toBe(digits))
