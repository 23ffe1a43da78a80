import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stageAccounts } from '../../server/db/demo/demo-accounts.ts'
import * as tour from '../../tests/pictures/screens.ts'
import type { PictureNote } from '../../tests/support/picture.ts'
import { publicPages } from '../../tests/support/public-pages.ts'
import { directions } from './direction.ts'
import { directionFile, indexPage, routesWithout } from './index-page.ts'

const note = (name: string, more: Partial<PictureNote> = {}): PictureNote => ({
  name,
  width: 'phone',
  theme: 'light',
  address: '/my?tab=1',
  heading: '내 정보',
  ...more,
})

describe('the page of all pictures', () => {
  it('has a section for each screen, with its widths and themes in the same order, sorted by name', () => {
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

  it('escapes the text of a screen', () => {
    expect(indexPage([note('a', { heading: '<b>"나" & 너' })], ['/my'])).toContain(
      '&#60;b&#62;&#34;나&#34; &#38; 너',
    )
  })

  it('lists the routes without a picture', () => {
    const routes = ['/', '/my', '/my/bill', '/notice/$id']
    expect(routesWithout(routes, [note('a'), note('b', { address: '/notice/7?page=2' })])).toEqual([
      '/',
      '/my/bill',
    ])
  })

  it('shows the page of the design direction after each picture of its screen, and the differences', () => {
    const { page, differences } = directions.find(({ screens }) => screens.includes('member-bills'))!
    const notes = [note('member-bills'), note('member-bills', { theme: 'dark' }), note('other')]
    const renderedPage = indexPage(notes, [], [page])
    expect([...renderedPage.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      'member-bills-phone-light.png',
      directionFile(page, 'phone', 'light'),
      'member-bills-phone-dark.png',
      directionFile(page, 'phone', 'dark'),
      'other-phone-light.png',
    ])
    for (const line of differences) expect(renderedPage).toContain(line)
    expect(indexPage(notes, [])).not.toContain(directionFile(page, 'phone', 'light'))
  })
})

describe('the screens next to the design direction', () => {
  it('are pictures of the tour or of a journey, each assigned to one page', () => {
    const journeys = readdirSync('tests/e2e').map((file) => readFileSync(`tests/e2e/${file}`, 'utf8'))
    const takenPictures = new Set([
      ...publicPages.map(({ name }) => `site-${name}`),
      ...[
        tour.siteScreens,
        tour.memberScreens,
        tour.approverScreens,
        tour.appAdminScreens,
        tour.securityScreens,
        tour.staffScreens,
      ].flatMap((screens) => screens.map(({ name }) => name)),
      ...stageAccounts.flatMap(({ email }) =>
        tour.stageScreens.map(({ name }) => `${email.split('.')[0]}-${name}`),
      ),
      ...journeys.flatMap((text) => [...text.matchAll(/look\(\w+, '([^']+)'/g)].map(([, name]) => name!)),
    ])
    const assignedScreens = directions.flatMap(({ screens }) => screens)
    expect(assignedScreens.filter((name) => !takenPictures.has(name))).toEqual([])
    expect(assignedScreens).toHaveLength(new Set(assignedScreens).size)
  })
})
