import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const site = 'https://site.example'

describe('return paths', () => {
  test.each([
    '/',
    '/my',
    '/my/subscription?subscriptionState=ACTIVE',
    '/my/subscription/detail?id=3#bills',
    '/authors',
    '/support/board/12',
    '/apps?tab=1&next=//evil.example',
    '/공지',
    '/notice/%ED%95%9C%EA%B8%80',
    '/a%2520b',
    '/notice?q=%ED%95%9C%25',
    '/a//b',
    '/my/./bill',
    `/${'a'.repeat(1999)}`,
  ])('%s is accepted unchanged', (path) => expect(safeReturnPath(path)).toBe(path))

  test.each([
    'my',
    '',
    '?a=b',
    '#a',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\r\\evil.example',
    '/\0/evil',
    '/\u0085/evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0a%2fevil.example',
    '%2f%2fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%2525252525252fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e%2f/evil.example',
    '/x/%2e%2e//evil.example',
    '/auth',
    '/auth/login',
    '/auth/login?returnTo=/my',
    '/auth?x',
    '/auth#x',
    '/AUTH/login',
    '/%61uth/login',
    '/%2561uth/login',
    '/my/../auth/login',
    '/./auth/login',
    '/my/%2e%2e/auth/login',
    '/auth\\login',
    '/my?x=\nSet-Cookie',
    '/%',
    '/%zz',
    '/support/100%25',
    '/%2f%2fevil.example%zz',
    `/${'a'.repeat(2000)}`,
  ])('%j is refused', (path) => expect(safeReturnPath(path)).toBeUndefined())

  test.each([[undefined], [null], [1], [['/my']], [{ toString: () => '/my' }]])('%s is refused', (value) => {
    expect(safeReturnPath(value)).toBeUndefined()
  })

  const pieces = [
    '/',
    '\\',
    '//',
    '.',
    '..',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%25',
    '2f',
    '\t',
    '\n',
    '%09',
    '@',
    ':',
    '?',
    '#',
    'auth',
    'my',
    'evil.example',
    'https:',
    '한',
    '\ud800',
    '%61',
    '[',
    ';',
  ]
  const hostilePath = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.webUrl(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  )

  test('an accepted path remains on the site and outside the login, however often it is decoded', () => {
    fc.assert(
      fc.property(hostilePath, (value) => {
        const path = safeReturnPath(value)
        if (path === undefined) return
        expect(path).toBe(value)
        for (const reading of [path, decodedOnce(path), decodedOnce(decodedOnce(path))]) {
          const url = new URL(reading, site)
          expect(url.origin).toBe(site)
          expect(url.pathname).not.toMatch(/^\/auth(\/|$)/i)
          expect(new URL(url.pathname, site).origin).toBe(site)
        }
      }),
      { numRuns: 5000 },
    )
  })

  test('every ordinary path of the site is accepted', () => {
    const segment = fc.string({ unit: fc.constantFrom(...'abz09-_한글'), minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), fc.webQueryParameters(), (segments, query) => {
        fc.pre(segments[0] !== 'auth')
        const path = `/${segments.join('/')}?${query}`
        expect(safeReturnPath(path)).toBe(path)
      }),
    )
  })
})

// Decodes only the path, without query and fragment, because a query is parsed by its own rules and never decides
// where a browser goes.
function decodedOnce(path: string): string {
  return decodeURIComponent(path.split(/[?#]/)[0] ?? '')
}
