import { expect, it } from 'vitest'
import { hashRecoveryCode, hashSmsCode, isSameHash, newSmsCode } from './codes.ts'
import { createKeyedHash } from './keyed-hash.ts'

const hash = createKeyedHash(Buffer.alloc(32, 1))

it('a sent code has six digits with possible leading zeros, evenly distributed', () => {
  const codes = Array.from({ length: 5000 }, newSmsCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  for (let digit = 0; digit < 10; digit += 1) {
    const countWithDigit = codes.filter((code) => code.startsWith(String(digit))).length
    expect(countWithDigit).toBeGreaterThan(350)
    expect(countWithDigit).toBeLessThan(650)
  }
})

it('the hash of a sent code depends on its challenge and on this installation', () => {
  const one = hashSmsCode(hash, 'challenge', '123456')
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(hashSmsCode(hash, 'another', '123456')).not.toBe(one)
  expect(hashSmsCode(createKeyedHash(Buffer.alloc(32, 2)), 'challenge', '123456')).not.toBe(one)
})

it('a keyed hash needs a key, and distinguishes purposes', () => {
  expect(() => createKeyedHash(Buffer.alloc(0))).toThrow()
  expect(hash('a', 'b')).not.toBe(hash('b', 'a'))
})

it('the hash of a recovery code depends on the code and this installation, not on the spelling of the code', () => {
  const one = hashRecoveryCode(hash, 'B7KQ-2MXD-94RT')
  for (const spelled of ['b7kq2mxd94rt', ' B7KQ 2MXD 94RT ', 'b7kq-2MXD-94rt'])
    expect(hashRecoveryCode(hash, spelled)).toBe(one)
  expect(hashRecoveryCode(hash, 'B7KQ-2MXD-94RS')).not.toBe(one)
  expect(hashRecoveryCode(createKeyedHash(Buffer.alloc(32, 2)), 'B7KQ-2MXD-94RT')).not.toBe(one)
})

it.each([
  ['aa', 'aa', true],
  ['aa', 'ab', false],
  ['aa', 'aaa', false],
  ['', 'aa', false],
])('%j and %j: %s', (left, right, same) => {
  expect(isSameHash(left, right)).toBe(same)
})
