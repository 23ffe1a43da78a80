import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { appSearch, postSearch } from './-list-search.ts'

it('what an address says of a list is kept', () => {
  const said = { announcementType: 'security', search: '인증 앱', cursor: 'MS4xNzk1' }
  expect(parse(postSearch, said)).toEqual(said)
  expect(parse(appSearch, { search: 2026, category: '협업', device: 'IOS' })).toEqual({ search: 2026, category: '협업', device: 'IOS' })
  expect(parse(postSearch, { search: true })).toEqual({ search: true })
})

it.each([
  { announcementType: 'NONSENSE' }, { search: '' }, { search: '   ' }, { search: 'x'.repeat(101) }, { search: ['a'] }, { search: null }, { cursor: 'ä' }, { cursor: 7 },
])('what makes no sense, such as %j, is dropped', (said) => {
  expect(Object.values(parse(postSearch, said)).filter((value) => value !== undefined)).toEqual([])
})
