import { describe, expect, it } from 'vitest'
import type { PictureNote } from '../../tests/support/picture.ts'
import { indexPage, routesWithout } from './index-page.ts'

const note = (name: string, more: Partial<PictureNote> = {}): PictureNote => ({
  name,
  width: 'phone',
  theme: 'light',
  address: '/my?tab=1',
  heading: '내 정보',
  ...more,
})

describe('the page of all pictures', () => {
  it('has a section for each screen with its widths and themes in one order, by name', () => {
    const page = indexPage(
      [
        note('b', { theme: 'dark' }),
        note('a', { width: 'desktop' }),
        note('a', { theme: 'dark' }),
        note('a'),
      ],
      [],
    )
    expect([...page.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      'a-phone-light.png',
      'a-phone-dark.png',
      'a-desktop-light.png',
      'b-phone-dark.png',
    ])
    expect(page.match(/<section/g)).toHaveLength(2)
    expect(page).not.toContain('No picture of')
  })

  it('writes the text of a screen as text', () => {
    expect(indexPage([note('a', { heading: '<b>"나" & 너' })], ['/my'])).toContain(
      '&#60;b&#62;&#34;나&#34; &#38; 너',
    )
  })

  it('knows the routes without a picture', () => {
    const routes = ['/', '/my', '/my/bill', '/notice/$id']
    expect(routesWithout(routes, [note('a'), note('b', { address: '/notice/7?page=2' })])).toEqual([
      '/',
      '/my/bill',
    ])
  })
})
