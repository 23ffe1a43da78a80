import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFileBox } from './file-box.ts'

const older = { id: '2025', key: randomBytes(32) }
const newer = { id: '2026', key: randomBytes(32) }
const box = createFileBox([newer])
const content = randomBytes(1000)

it('a file box returns the sealed content', () => {
  for (const put of [content, Buffer.alloc(0)]) expect(box.open(box.seal(put, 'a'), 'a')).toEqual(put)
})

it('a file box does not show the content, and two boxes of one content differ', () => {
  const [one, two] = [box.seal(Buffer.from('%PDF-1.7'), 'a'), box.seal(Buffer.from('%PDF-1.7'), 'a')]
  expect(one).not.toEqual(two)
  expect(one.includes('PDF')).toBe(false)
})

it('a file box opens only under its own name', () => {
  expect(() => box.open(box.seal(content, 'a'), 'b')).toThrow()
})

it('a file box detects a changed bit anywhere, and missing bytes', () => {
  const sealed = box.seal(Buffer.from('비밀'), 'a')
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const tampered = Buffer.from(sealed)
    tampered[bit >> 3]! ^= 1 << (bit & 7)
    expect(() => box.open(tampered, 'a')).toThrow()
  }
  for (let end = 0; end < sealed.length; end += 1)
    expect(() => box.open(sealed.subarray(0, end), 'a')).toThrow()
})

it('a file box is sealed with the first key, and opens with an older key', () => {
  const both = createFileBox([newer, older])
  expect(both.open(createFileBox([older]).seal(content, 'a'), 'a')).toEqual(content)
  expect(box.open(both.seal(content, 'a'), 'a')).toEqual(content)
  expect(() => createFileBox([older]).open(both.seal(content, 'a'), 'a')).toThrow('"2026"')
})
