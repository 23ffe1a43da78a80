import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createStoredFilters,
  filteredListAt,
  hasNoParameters,
  leaveArea,
  recordNavigation,
  redirectOnNavigation,
  storedFilters,
} from './stored-filters.ts'

const [me, other] = ['narae.song@solbaram.example', 'jiho.lee@neoreundeul.example']

function createBrowser() {
  const storedTexts = new Map<string, string>()
  const storage = () => ({
    getItem: (name: string) => storedTexts.get(name) ?? null,
    setItem: (name: string, text: string) => void storedTexts.set(name, text),
  })
  let salts = 0
  return {
    stored: storedTexts,
    filters: createStoredFilters({ storage, newSalt: () => String((salts += 1)) }),
  }
}

describe("an admin's filters of a list", () => {
  it('are stored for each list, and removed when the list shows all rows again', () => {
    const { filters } = createBrowser()
    filters.keep(me, '/admin/bill', { billState: 'PAST_DUE', search: undefined })
    filters.keep(me, '/admin/notice', { board: 'SUPPORT', postState: 'DRAFT' })
    expect(filters.of(me, '/admin/bill')).toEqual({ billState: 'PAST_DUE' })
    expect(filters.of(me, '/admin/notice')).toEqual({ board: 'SUPPORT', postState: 'DRAFT' })
    expect(filters.of(me, '/admin/inquiry')).toBeUndefined()
    filters.keep(me, '/admin/bill', {})
    expect(filters.of(me, '/admin/bill')).toBeUndefined()
    expect(filters.of(me, '/admin/notice')).toBeDefined()
  })

  it('contain no search words, and do not identify the member', () => {
    const { filters, stored } = createBrowser()
    filters.keep(me, '/admin/member', { useStatus: 'PAUSE', search: '김민서', cursor: 'MS4x' })
    expect(filters.of(me, '/admin/member')).toEqual({ useStatus: 'PAUSE' })
    expect(JSON.stringify([...stored])).not.toMatch(/김민서|narae|MS4x/)
  })

  it('belong to one member, and are removed once another member has opened a list', () => {
    const { filters } = createBrowser()
    filters.keep(me, '/admin/bill', { billState: 'PAST_DUE' })
    expect(filters.of(other, '/admin/bill')).toBeUndefined()
    filters.keep(other, '/admin/inquiry', { inquiryState: 'CLOSED' })
    expect(filters.of(me, '/admin/bill')).toBeUndefined()
    expect(filters.of(other, '/admin/inquiry')).toEqual({ inquiryState: 'CLOSED' })
  })

  it.each(['nonsense', '{}', '{"owner":"1.0"}', '{"owner":7,"lists":{}}', 'null'])(
    'are empty if the browser contains %s',
    (text) => {
      const { filters, stored } = createBrowser()
      stored.set('admin-filters', text)
      expect(filters.of(me, '/admin/bill')).toBeUndefined()
    },
  )

  it('are empty without storage', () => {
    const filters = createStoredFilters({
      storage: () => {
        throw new Error('denied')
      },
      newSalt: () => '1',
    })
    filters.keep(me, '/admin/bill', { billState: 'PAST_DUE' })
    expect(filters.of(me, '/admin/bill')).toBeUndefined()
  })
})

it('the address of a list counts as empty only if it has no search parameter', () => {
  expect([{}, { billState: undefined }, { cursor: 'MS4x' }].map(hasNoParameters)).toEqual([true, true, false])
  expect(['/admin/bill', '/admin/bill/detail', '/admin/apps/detail', '/my'].map(filteredListAt)).toEqual([
    '/admin/bill',
    undefined,
    undefined,
    undefined,
  ])
})

describe('navigation to a list', () => {
  const at = (pathname: string, search = '') => ({ pathname, href: `${pathname}${search}` })
  const navigateTo = (pathname: string, search: Record<string, string> = {}) => {
    recordNavigation(at(pathname, `?${new URLSearchParams(search)}`))
    return redirectOnNavigation(me, locationOf(pathname, search))
  }
  const locationOf = (pathname: string, search: Record<string, string> = {}) => ({
    ...at(pathname, `?${new URLSearchParams(search)}`),
    search,
  })
  const pastDue = { to: '/admin/bill', search: { billState: 'PAST_DUE' } }

  beforeEach(() => {
    const storedTexts = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storedTexts.get(name) ?? null,
      setItem: (name: string, text: string) => void storedTexts.set(name, text),
    })
    storedFilters.keep(me, '/admin/bill', { billState: 'PAST_DUE' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    leaveArea()
  })

  it('restores the stored filters if it comes from another screen of the area and the address is empty', () => {
    expect(redirectOnNavigation(me, locationOf('/admin/bill'))).toBeUndefined()
    expect(navigateTo('/admin')).toBeUndefined()
    expect(navigateTo('/admin/bill/detail')).toBeUndefined()
    expect(navigateTo('/admin/bill')).toEqual(pastDue)
    expect(redirectOnNavigation(undefined, locationOf('/admin/bill'))).toBeUndefined()
  })

  it('shows all rows if the list itself links to its empty address, even before the screen has loaded', () => {
    navigateTo('/admin')
    navigateTo('/admin/bill', { billState: 'OPEN' })
    expect(storedFilters.of(me, '/admin/bill')).toEqual({ billState: 'OPEN' })
    expect(navigateTo('/admin/bill')).toBeUndefined()
    recordNavigation(at('/admin/abnormal'))
    expect(navigateTo('/admin/bill')).toBeUndefined()
  })

  it('uses the parameters of the address if there are any', () => {
    navigateTo('/admin')
    expect(navigateTo('/admin/bill', { period: '2026-11' })).toBeUndefined()
  })

  it('restores the filters even if the list was left and reopened before the other screen had loaded', () => {
    recordNavigation(at('/admin/bill', '?billState=PAST_DUE'))
    recordNavigation(at('/admin/abnormal'))
    expect(navigateTo('/admin/bill')).toEqual(pastDue)
  })

  it('restores the filters even if the same address was loaded again in between', () => {
    recordNavigation(at('/admin'))
    expect(navigateTo('/admin/bill')).toEqual(pastDue)
    expect(navigateTo('/admin/bill')).toEqual(pastDue)
  })
})

describe('navigation to a list before the area has hydrated', () => {
  const navigateFrom = async (document: string, address: string) => {
    vi.resetModules()
    const fresh = await import('./stored-filters.ts')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: `https://portal.example${document}` } as PerformanceEntry,
    ])
    const { pathname, searchParams } = new URL(address, 'https://portal.example')
    fresh.storedFilters.keep(me, '/admin/bill', { billState: 'LATE' })
    const search = Object.fromEntries(searchParams)
    const redirect = fresh.redirectOnNavigation(me, { pathname, href: address, search })
    return { redirected: redirect, stored: fresh.storedFilters.of(me, '/admin/bill') }
  }

  beforeEach(() => {
    const storedTexts = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => storedTexts.get(name) ?? null,
      setItem: (name: string, text: string) => void storedTexts.set(name, text),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('stores the filter that was clicked', async () => {
    const { redirected, stored } = await navigateFrom('/admin/bill', '/admin/bill?billState=PAID')
    expect(redirected).toBeUndefined()
    expect(stored).toEqual({ billState: 'PAID' })
  })

  it('removes the stored filters if the list shows all rows again', async () => {
    const { redirected, stored } = await navigateFrom('/admin/bill?billState=LATE', '/admin/bill')
    expect(redirected).toBeUndefined()
    expect(stored).toBeUndefined()
  })

  it('redirects to the stored filters of the list that it opens', async () => {
    const { redirected } = await navigateFrom('/admin/inquiry', '/admin/bill')
    expect(redirected).toEqual({ to: '/admin/bill', search: { billState: 'LATE' } })
  })

  it('does not change the filters of a list that is entered from outside the area', async () => {
    const { redirected } = await navigateFrom('/my', '/admin/bill')
    expect(redirected).toBeUndefined()
  })
})
