import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const older = { id: '2025', key: randomBytes(32) }
const newer = { id: '2026', key: randomBytes(32) }

describe('an encrypted value', () => {
  const box = createSecretBox([newer])

  it('is decrypted to the original value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (plain, purpose) => {
        expect(box.open(box.seal(plain, purpose), purpose)).toBe(plain)
      }),
    )
  })

  it('does not contain the plain value, and encrypting the same value twice gives different results', () => {
    const boxes = Array.from({ length: 200 }, () => box.seal('4111111111111111'))
    expect(new Set(boxes).size).toBe(200)
    for (const sealed of boxes) expect(sealed).not.toContain('41111111')
  })

  it('can be decrypted only for its own purpose', () => {
    const sealed = box.seal('110111-0062432', 'account')
    expect(() => box.open(sealed, 'card')).toThrow()
    expect(() => box.open(sealed)).toThrow()
  })

  it('cannot be decrypted after one bit has changed', () => {
    const sealed = box.seal('비밀')
    const body = Buffer.from(sealed.split('.')[2]!, 'base64url')
    for (let bit = 0; bit < body.length * 8; bit += 1) {
      const tampered = Buffer.from(body)
      tampered[bit >> 3]! ^= 1 << (bit & 7)
      expect(() => box.open(`v1.2026.${tampered.toString('base64url')}`)).toThrow()
    }
  })

  it.each([
    '',
    'v1',
    'v1.2026',
    'v1.2026.',
    'v1.2026.AAAA',
    'v2.2026.AAAA',
    'v1.2026.AAAA.AAAA',
    '4111111111111111',
  ])('refuses "%s"', (nonsense) => {
    expect(() => box.open(nonsense)).toThrow()
  })
})

describe('an encrypted value after a rotation of keys', () => {
  it('is encrypted with the first key, and can still be decrypted if an older key encrypted it', () => {
    const boxBeforeRotation = createSecretBox([older])
    const boxAfterRotation = createSecretBox([newer, older])
    expect(boxAfterRotation.open(boxBeforeRotation.seal('김민수'))).toBe('김민수')
    expect(boxAfterRotation.seal('김민수')).toMatch(/^v1\.2026\./)
  })

  it('cannot be decrypted if a retired key encrypted it', () => {
    const sealed = createSecretBox([older]).seal('김민수')
    expect(() => createSecretBox([newer]).open(sealed)).toThrow('"2025"')
  })

  it('cannot be decrypted with another key that has the same id', () => {
    const sealed = createSecretBox([older]).seal('김민수')
    expect(() => createSecretBox([{ id: '2025', key: randomBytes(32) }]).open(sealed)).toThrow()
  })
})

describe('keys', () => {
  it.each([
    ['no key', []],
    ['a short key', [{ id: 'a', key: randomBytes(16) }]],
    ['the same id twice', [older, { ...newer, id: older.id }]],
    ['an id with a dot', [{ id: 'a.b', key: randomBytes(32) }]],
  ])('are refused when there is %s', (_, keys) => {
    expect(() => createSecretBox(keys)).toThrow()
  })
})
