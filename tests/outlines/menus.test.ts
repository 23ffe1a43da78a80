import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileOf } from './addresses.ts'

const FOLDER = 'tests/outlines/pages'
/** The outlines with menu entries: the frames, the settings, and the links of the help pages. */
const MENUS = ['frames.txt', 'my-settings.txt', 'support.txt']
/**
 * Menu entries with another name than the title and the heading of their page. The value is the title of the page.
 */
const otherTitles: Record<string, string> = {
  '관리 화면 홈: /admin': '오늘 할 일',
  '상담 예약: /admin/counsel': '상담 예약 관리',
  '청구서: /admin/bill': '청구서 관리',
  '내 화면으로: /my': '홈',
  '보안: /my/mfa': '2단계 인증',
  '할 일: /admin': '오늘 할 일',
  '내 홈: /my': '홈',
  '이 화면 도움말: /support/board': '지원 게시판',
  '도움말: /support': '고객지원',
}

const readOutline = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')
/** Returns the names of a page: its title and its heading. */
function namesOf(href: string): string[] {
  const page = readOutline(fileOf(href))
  const title = /^200 (.*?)(?: \|.*)?$/m.exec(page)?.[1] ?? /^leads to (\S+)/m.exec(page)?.[1]
  return [title, /<h1[^>]*> (.*)/.exec(page)?.[1]].filter((name) => name !== undefined)
}
/**
 * Returns every link within the portal once, as `name: address`; images before the name and search parameters are
 * left out.
 */
const entriesOf = (text: string) =>
  new Set(
    [
      ...text.matchAll(
        /<a (?:aria-label=([^=>]*?) )?(?:[a-z-]+=\S+ )*?href=(\/[^#\s>]*)[^>]*>(?:\s*<span aria-hidden=true>\s*)? ?(.*)/g,
      ),
    ].map(([, label, href = '', words]) => `${label ?? words}: ${href.replace(/\?search=.*/, '')}`),
  )

it.each(MENUS)('every entry of %s opens a page with the name of the entry', (file) => {
  const wrongEntries = [...entriesOf(readOutline(file))].flatMap((entry) => {
    const [, name = '', href = ''] = /^(.*): (\S*)$/.exec(entry) ?? []
    const names = namesOf(href)
    const other = otherTitles[entry]
    const isRight = other === undefined ? names.some((one) => name.startsWith(one)) : names[0] === other
    return isRight ? [] : [`${entry} opens ${names.join(', ')}`]
  })
  expect(wrongEntries).toEqual([])
})

it('every entry in the list of differing names exists in a menu', () => {
  const all = new Set(MENUS.flatMap((file) => [...entriesOf(readOutline(file))]))
  expect(Object.keys(otherTitles).filter((entry) => !all.has(entry))).toEqual([])
})
