import { describe, expect, it } from 'vitest'
import { createRecentEntries } from './recent-entries.ts'
import { RECENT } from './recent-name.ts'
import type { SearchEntry } from './search-entry.ts'

const me = 'narae.song@solbaram.example'
const otherEmail = 'jiho.lee@neoreundeul.example'
const entry = (id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  kind: 'BILL',
  title: `B2026-${id}`,
  detail: null,
  state: null,
  at: null,
  href: `/my/bill/detail?billId=${id}`,
  ofOthers: false,
  ...more,
})

function createBrowser() {
  const items = new Map<string, string>()
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  let salts = 0
  const tab = () => createRecentEntries({ storage: () => store, newSalt: () => String((salts += 1)) })
  return { items, tab }
}
const idsOf = (entries: SearchEntry[]) => entries.map(({ id }) => id)

describe('the recently opened entries', () => {
  it('begin with the latest entry, contain each entry once, and are at most five', () => {
    const recent = createBrowser().tab()
    for (const id of ['1', '2', '3', '1', '4', '5', '6']) recent.add(me, entry(id))
    expect(idsOf(recent.of(me))).toEqual(['6', '5', '4', '1', '3'])
  })

  it('are shared with another tab, except for entries with data of other people', () => {
    const { tab, items } = createBrowser()
    const firstTab = tab()
    firstTab.add(me, entry('1'))
    firstTab.add(me, entry('2', { kind: 'MEMBER', title: '김민서', ofOthers: true }))
    expect(idsOf(firstTab.of(me))).toEqual(['2', '1'])
    expect(idsOf(tab().of(me))).toEqual(['1'])
    expect(items.get(RECENT)).not.toContain('김민서')
  })

  it('are readable by no other member, and contain no id of the member', () => {
    const { tab, items } = createBrowser()
    const recent = tab()
    recent.add(me, entry('1', { ofOthers: true }))
    expect(recent.of(otherEmail)).toEqual([])
    expect(items.get(RECENT)).not.toContain('narae')
    recent.add(otherEmail, entry('2'))
    expect(idsOf(recent.of(otherEmail))).toEqual(['2'])
    expect(recent.of(me)).toEqual([])
  })

  it('are removed by the logout, also for the same member', () => {
    const { tab, items } = createBrowser()
    const recent = tab()
    recent.add(me, entry('1', { ofOthers: true }))
    items.delete(RECENT)
    expect(recent.of(me)).toEqual([])
  })

  it.each(['', 'null', '{', '{"owner":1}', '{"owner":"1.0","entries":[{"href":"//evil"}]}'])(
    'are empty if %s is in the storage',
    (text) => {
      const { tab, items } = createBrowser()
      items.set(RECENT, text)
      expect(tab().of(me)).toEqual([])
    },
  )

  it('link only to this site', () => {
    const { tab, items } = createBrowser()
    tab().add(me, entry('1'))
    items.set(RECENT, items.get(RECENT)!.replace('/my/bill', '//evil.example'))
    expect(tab().of(me)).toEqual([])
  })

  it('are not stored if the browser has no storage', () => {
    const recent = createRecentEntries({
      storage: () => {
        throw new Error('storage is closed')
      },
      newSalt: () => '1',
    })
    recent.add(me, entry('1'))
    expect(recent.of(me)).toEqual([])
  })
})
