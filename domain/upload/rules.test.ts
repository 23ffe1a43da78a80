import { describe, expect, it } from 'vitest'
import { nameOfKind, normalizeFileName, typeByExtension } from './rules.ts'

describe('the name of a file', () => {
  it.each([
    ['점검 안내.pdf'.normalize('NFD'), '점검 안내.pdf'],
    ['C:\\fakepath\\화면.png', '화면.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nb\0c.pdf', 'abc.pdf'],
    ['gnp\u202Efdp.exe', 'gnpfdp.exe'],
    [' 화면 .png ', '화면 .png'],
    ['folder/', ''],
  ])('%j is stored as %j', (given, expected) => expect(normalizeFileName(given)).toBe(expected))

  it('keeps the extension when the name is too long', () => {
    const expected = normalizeFileName(`${'가'.repeat(300)}.jpeg`)
    expect(Array.from(expected)).toHaveLength(200)
    expect(expected.endsWith('가.jpeg')).toBe(true)
  })

  it.each([
    ['사진.jfif', 'image/jpeg', '사진.jfif'],
    ['사진.png', 'image/jpeg', '사진.jpg'],
    ['등록증.pdf', 'image/png', '등록증.png'],
    ['image', 'image/jpeg', 'image.jpg'],
    ['견적서 2026.11.28', 'application/pdf', '견적서 2026.11.28.pdf'],
    ['', 'image/png', '파일.png'],
    ['a.png.html', 'image/png', undefined],
    ['a.exe', 'application/pdf', undefined],
  ] as const)('%j of %s is stored as %j', (name, kind, expected) =>
    expect(nameOfKind(name, kind)).toBe(expected),
  )

  it.each([
    ['안내.PDF', 'application/pdf'],
    ['a.png', 'image/png'],
    ['a.JPeg', 'image/jpeg'],
    ['a.jpg', 'image/jpeg'],
    ['a.svg', undefined],
    ['a.png.html', undefined],
    ['png', undefined],
    ['.png', undefined],
  ])('%j indicates %j', (name, type) => expect(typeByExtension(name)).toBe(type))
})
