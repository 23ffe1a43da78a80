import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentNamed } from './content-disposition.ts'

const headerPattern = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''(.*)$/
const nameOf = (header: string) => decodeURIComponent(headerPattern.exec(header)![2]!)

describe('the name of a download', () => {
  it('is complete in the extended parameter and ASCII in the plain parameter', () => {
    expect(attachmentNamed('점검 안내.pdf')).toBe(
      `attachment; filename="__ __.pdf"; filename*=UTF-8''%EC%A0%90%EA%B2%80%20%EC%95%88%EB%82%B4.pdf`,
    )
  })

  it('has composed Hangul, whether the stored name is composed or decomposed', () => {
    expect(nameOf(attachmentNamed('점검.pdf'.normalize('NFD')))).toBe('점검.pdf')
  })

  it('encodes the characters that RFC 5987 does not allow unencoded', () => {
    expect(attachmentNamed("a'(b)!.pdf")).toContain(`filename*=UTF-8''a%27%28b%29%21.pdf`)
  })

  it.each([
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['a"b\\c.pdf', 'a_b_c.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a__Set-Cookie_ x.pdf'],
    ['gnp\u202Efdp.exe', 'gnp_fdp.exe'],
  ])('contains no path, quote, line break or changed direction of %j', (given, shown) => {
    expect(nameOf(attachmentNamed(given))).toBe(shown)
  })

  it('is one line of visible ASCII for every file name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const header = attachmentNamed(name)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        expect(header).toMatch(headerPattern)
      }),
    )
  })
})
