import { expect, test } from 'vitest'
import { isPostalCode } from './postal-code.ts'

test.each([
  ['06042', true],
  ['63000', true],
  ['6042', false],
  ['060420', false],
  ['0604a', false],
  ['06042\n', false],
  ['０６０４２', false],
  ['', false],
])('%j is a postal code: %s', (text, valid) => expect(isPostalCode(text)).toBe(valid))
