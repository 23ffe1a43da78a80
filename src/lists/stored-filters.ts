import { newId } from '#src/browser/new-id.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'
import { memberHash } from '#src/forms/drafts.ts'

const NAME = 'admin-filters'

const orderParameters = ['sort', 'sortDirection'] as const

/**
 * The parameters of each list that are stored: filters and order, which are only codes. Search words can be names of
 * people, and a page, a day or a month would hide later entries.
 */
export const storedNames = {
  '/admin/abnormal': ['abnormalState', 'abnormalType', 'detectType', 'actionStatus', ...orderParameters],
  '/admin/approval': ['appId', 'approvalType', 'requestAge', 'riskLevel'],
  '/admin/approval/decided': ['appId', 'approvalType', 'result', ...orderParameters],
  '/admin/apps': ['owner'],
  '/admin/audit': ['auditKind', 'readingYn', ...orderParameters],
  '/admin/deposit': ['depositState'],
  '/admin/bill': ['billState', 'waitingFor', 'paymentMethodCode', ...orderParameters],
  '/admin/company': ['businessState', 'closedYn', ...orderParameters],
  '/admin/company/member': ['accountState', ...orderParameters],
  '/admin/delegation': ['delegationState', ...orderParameters],
  '/admin/inquiry': ['inquiryState', 'inquiryType', 'mineYn', ...orderParameters],
  '/admin/member': ['useStatus', 'riskLevel', 'appId', ...orderParameters],
  '/admin/notice': ['board', 'postState'],
  '/admin/settlement': ['differenceState'],
  '/admin/subscription': ['subscriptionState', ...orderParameters],
} as const satisfies Record<string, readonly string[]>

export type FilteredList = keyof typeof storedNames
type Filters = Record<string, string>
type StoredFilters = { owner: string; lists: Record<string, Filters> }
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Returns the list at an address if its filters are stored; otherwise undefined. */
export const filteredListAt = (pathname: string): FilteredList | undefined =>
  (Object.keys(storedNames) as FilteredList[]).find((list) => list === pathname)

/** Whether an address has no parameter of its list, not even a page. */
export const hasNoParameters = (search: object): boolean =>
  Object.values(search).every((value) => value === undefined)

/**
 * Stores the filters that an admin has set on each list, to restore them when the admin returns. The browser stores
 * them for one member only, under the same hash as drafts (decision 10). If the browser forbids storage, nothing is
 * stored.
 */
export function createStoredFilters({ storage, newSalt }: { storage: () => Store; newSalt: () => string }) {
  function readStored(email: string): StoredFilters | undefined {
    try {
      const stored = JSON.parse(storage().getItem(NAME) ?? 'null') as StoredFilters | null
      const [salt = ''] = stored?.owner.split('.') ?? []
      if (stored && stored.owner === ownerOf(email, salt) && typeof stored.lists === 'object') return stored
    } catch {
      // The stored value was not written by this module.
    }
    return undefined
  }

  return {
    /** Returns the stored filters of a member's list; undefined if the list shows all rows. */
    of(email: string, list: FilteredList): Filters | undefined {
      const filters = storableFiltersOf(list, readStored(email)?.lists?.[list] ?? {})
      return Object.keys(filters).length > 0 ? filters : undefined
    },

    /** Stores the filters of a list that a member opens, and removes the filters of any other member. */
    keep(email: string, list: FilteredList, search: object): void {
      const { owner, lists } = readStored(email) ?? { owner: ownerOf(email, newSalt()), lists: {} }
      const stored = {
        owner,
        lists: { ...lists, [list]: storableFiltersOf(list, search) },
      } satisfies StoredFilters
      try {
        storage().setItem(NAME, JSON.stringify(stored))
      } catch {
        // Without storage, the list only has the filters of its address.
      }
    },
  }
}

const ownerOf = (email: string, salt: string): string => `${salt}.${memberHash(email, salt)}`

/** Returns the search parameters of an address that can be stored for the list: the texts under its stored names. */
function storableFiltersOf(list: FilteredList, search: object): Filters {
  const codes = Object.entries(search).filter(
    ([name, value]) => (storedNames[list] as readonly string[]).includes(name) && typeof value === 'string',
  )
  return Object.fromEntries(codes) as Filters
}

/** The stored filters of this browser. */
export const storedFilters = createStoredFilters({
  storage: storageOf('localStorage'),
  newSalt: newId,
})

type ListLocation = { pathname: string; href: string }

/**
 * The member's current screen in the admin area and the previous one; both are undefined outside the area, and before
 * the app is hydrated. They follow the address, not the loaded data: a screen counts as visited even if the member
 * leaves it before it has loaded.
 */
const areaScreens: { here: ListLocation | undefined; from: string | undefined; hasLeft: boolean } = {
  here: undefined,
  from: undefined,
  hasLeft: false,
}

/** Records a navigation; loading the current address again is no navigation. */
export function recordNavigation(place: ListLocation): void {
  if (place.href === areaScreens.here?.href) return
  areaScreens.from = areaScreens.here?.pathname
  areaScreens.here = place
}

/** Records that the admin area was left. */
export function leaveArea(): void {
  areaScreens.here = undefined
  areaScreens.from = undefined
  areaScreens.hasLeft = true
}

/** Returns the address that the document was loaded from, which later navigations do not change. */
function documentLocation(): ListLocation | undefined {
  const [loaded] = performance.getEntriesByType('navigation')
  if (!loaded) return undefined
  const { pathname, href } = new URL(loaded.name)
  return pathname.startsWith('/admin') ? { pathname, href: href.slice(href.indexOf(pathname)) } : undefined
}

/**
 * Returns the redirect to the stored filters for a list whose address has no parameters; stores the parameters for
 * any other address of a list.
 */
export function redirectToStoredFilters(
  email: string,
  { pathname, search }: { pathname: string; search: object },
): { to: FilteredList; search: Filters } | undefined {
  const list = filteredListAt(pathname)
  if (!list) return undefined
  const isSameScreen = areaScreens.from === pathname
  const filters = !isSameScreen && hasNoParameters(search) ? storedFilters.of(email, list) : undefined
  if (!filters) storedFilters.keep(email, list, search)
  return filters && { to: list, search: filters }
}

/**
 * Works as `redirectToStoredFilters` for a navigation to a list from another screen of the area. Before the area has
 * hydrated, the other screen is the one that the document was loaded with.
 */
export function redirectOnNavigation(
  email: string | undefined,
  location: ListLocation & { search: object },
): ReturnType<typeof redirectToStoredFilters> {
  if (!areaScreens.here && !areaScreens.hasLeft) {
    const firstLocation = documentLocation()
    if (firstLocation) {
      recordNavigation(firstLocation)
      recordNavigation(location)
    }
  }
  return email && areaScreens.from !== undefined ? redirectToStoredFilters(email, location) : undefined
}
