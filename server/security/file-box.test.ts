import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFileBox } from './file-box.ts'

const older = { id: '2025', key: randomBytes(32) }
const newer = { id: '2026', key: randomBytes(32) }
const box = createFileBox([newer])
const content = randomBytes(1000)

it('opening an encrypted file returns its content', () => {
  for (const put of [content, Buffer.alloc(0)]) expect(box.open(box.seal(put, 'a'), 'a')).toEqual(put)
})

it('an encrypted file does not contain the plain content, and encrypting the same content twice gives different files', () => {
  const [one, two] = [box.seal(Buffer.from('%PDF-1.7'), 'a'), box.seal(Buffer.from('%PDF-1.7'), 'a')]
  expect(one).not.toEqual(two)
  expect(one.includes('PDF')).toBe(false)
})

it('an encrypted file can be opened only under its own name', () => {
  expect(() => box.open(box.seal(content, 'a'), 'b')).toThrow()
})

it('an encrypted file with a changed bit or missing bytes is refused', () => {
  const sealed = box.seal(Buffer.from('비밀'), 'a')
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const tampered = Buffer.from(sealed)
    tampered[bit >> 3]! ^= 1 << (bit & 7)
    expect(() => box.open(tampered, 'a')).toThrow()
  }
  for (let end = 0; end < sealed.length; end += 1)
    expect(() => box.open(sealed.subarray(0, end), 'a')).toThrow()
})

it('a file is encrypted with the first key, and a file that an older key encrypted can still be opened', () => {
  const boxOfBothKeys = createFileBox([newer, older])
  expect(boxOfBothKeys.open(createFileBox([older]).seal(content, 'a'), 'a')).toEqual(content)
  expect(box.open(boxOfBothKeys.seal(content, 'a'), 'a')).toEqual(content)
  expect(() => createFileBox([older]).open(boxOfBothKeys.seal(content, 'a'), 'a')).toThrow('"2026"')
})
