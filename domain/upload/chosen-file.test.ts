import { describe, expect, it } from 'vitest'
import { acceptedFiles, fileRefusalOf } from './chosen-file.ts'
import { MAX_UPLOAD_BYTES } from './rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const heads = {
  pdf: bytes('%PDF-1.7\n'),
  png: bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpeg: bytes('\xff\xd8\xff\xe0\0\x10JFIF'),
  heic: bytes('\0\0\0\x18ftypheic\0\0\0\0'),
  html: bytes('<!doctype html>'),
  svg: bytes('<svg xmlns='),
}
const refusal = (name: string, head: Uint8Array, size = 1) => fileRefusalOf({ name, size }, head)

describe('a chosen file', () => {
  it.each([
    ['견적서.pdf', heads.pdf],
    ['화면.PNG', heads.png],
    ['사진.jpg', heads.jpeg],
    ['사진.JPEG', heads.jpeg],
    ['사진.jfif', heads.jpeg],
    ['사진.pjpeg', heads.jpeg],
    ['사진.png', heads.jpeg],
    ['등록증.pdf', heads.png],
    ['image', heads.jpeg],
    ['견적서 2026.11.28', heads.pdf],
    ['견적서.pdf'.normalize('NFD'), heads.pdf],
  ])('%s is accepted for its contents', (name, head) => expect(refusal(name, head)).toBeUndefined())

  it.each([
    ['그림.svg', heads.svg],
    ['화면.png', heads.svg],
    ['쪽.pdf', heads.html],
    ['쪽.html', heads.png],
    ['실행.pdf.exe', heads.pdf],
    ['글.pdf', new Uint8Array()],
  ])('%s is refused', (name, head) => expect(refusal(name, head)).toBe('unsupported'))

  it('in the HEIC format of iPhones is refused with the reason `heic`, whatever its name', () => {
    for (const name of ['사진.heic', '사진.jpg']) expect(refusal(name, heads.heic)).toBe('heic')
  })

  it('must not be empty, and may have at most 10 MB', () => {
    expect(refusal('a.pdf', new Uint8Array(), 0)).toBe('empty')
    expect(refusal('a.pdf', heads.pdf, MAX_UPLOAD_BYTES)).toBeUndefined()
    expect(refusal('a.pdf', heads.pdf, MAX_UPLOAD_BYTES + 1)).toBe('tooLarge')
    expect(refusal('a.png', heads.html, MAX_UPLOAD_BYTES + 1)).toBe('tooLarge')
  })

  it('can be selected by every allowed extension and type', () => {
    expect(acceptedFiles).toContain('application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg,.jfif')
  })
})
