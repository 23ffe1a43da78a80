import { describe, expect, it } from 'vitest'
import { acceptedFiles, fileRefusalOf } from './chosen-file.ts'
import { MOST_UPLOAD_BYTES } from './rules.ts'

const file = (name: string, type: string, size = 1) => ({ name, type, size })

describe('a chosen file', () => {
  it.each([
    ['견적서.pdf', 'application/pdf'],
    ['화면.PNG', 'image/png'],
    ['사진.jpg', 'image/jpeg'],
    ['사진.JPEG', 'image/jpeg'],
    ['a.b.pdf', ''],
  ])('%s of type "%s" may be sent', (name, type) => {
    expect(fileRefusalOf(file(name, type))).toBeUndefined()
  })

  it.each([
    ['그림.svg', 'image/svg+xml'],
    ['화면.png', 'image/svg+xml'],
    ['쪽.html', 'text/html'],
    ['실행.pdf.exe', ''],
    ['pdf', 'application/pdf'],
    ['.pdf.', ''],
    ['사진.heic', 'image/heic'],
    ['등록증.pdf', 'image/png'],
  ])('%s of type "%s" may not', (name, type) => {
    expect(fileRefusalOf(file(name, type))).toBe('unsupported')
  })

  it('has something in it, and at most 10 MB', () => {
    const sizes = [0, 1, MOST_UPLOAD_BYTES, MOST_UPLOAD_BYTES + 1]
    expect(sizes.map((size) => fileRefusalOf(file('a.pdf', '', size)))).toEqual([
      'empty',
      undefined,
      undefined,
      'tooLarge',
    ])
  })

  it('is offered by every ending and type that may be sent', () => {
    expect(acceptedFiles).toBe('application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg')
  })
})
