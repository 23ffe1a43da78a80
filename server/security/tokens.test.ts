import { expect, it } from 'vitest'
import { hashToken, newToken } from './tokens.ts'

it('a token has 43 characters that need no escape in a cookie or a link', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/)
})

it('no two tokens are equal', () => {
  expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000)
})

it('a token is hashed with SHA-256 (FIPS 180-4, the "abc" example)', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
