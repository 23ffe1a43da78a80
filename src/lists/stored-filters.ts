import { newId } from '#src/browser/new-id.ts'
import { storageOf } from '#src/components/context/browser-storage.ts'
import { markOf } from '#src/forms/drafts.ts'

const NAME = 'admin-filters'

/**
 * What is kept of each list: codes alone. Words are names of people; a page, a day or a month would hide what came
 * later.
 */
export const storedNames = {
  '/admin/abnormal': ['abnormalState', 'abnormalType', 'detectType', 'actionStatus'],
  '/admin/approval': ['appId', 'approvalType', 'requestAge'],
  '/admin/approval/decided': ['appId', 'approvalType', 'result'],
  '/admin/audit': ['auditKind', 'readingYn'],
  '/admin/bill': ['billState', 'waitingFor'],
  '/admin/delegation': ['delegationState'],
  '/admin/inquiry': ['inquiryState'],
  '/admin/member': ['useStatus'],
  '/admin/notice': ['board', 'postState'],
  '/admin/subscription': ['subscriptionState'],
} as const satisfies Record<string, readonly string[]>

export type FilteredList = keyof typeof storedNames
type Filters = Record<string, string>
type StoredFilters = { owner: string; lists: Record<string, Filters> }
type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The list that stands at an address, if its filters are kept. */
export const filteredListAt = (pathname: string): FilteredList | undefined =>
  (Object.keys(storedNames) as FilteredList[]).find((list) => list === pathname)

/** Whether an address says nothing of what its list shows, not even a page. */
export const saysNothing = (search: object): boolean =>
  Object.values(search).every((value) => value === undefined)

/**
 * What an admin has narrowed each list to, so that who comes back finds it so. The browser keeps it for one member alone,
 * under the same mark as drafts (decision 10). Without storage nothing is kept.
 */
export function createStoredFilters({ storage, newSalt }: { storage: () => Store; newSalt: () => string }) {
  function read(email: string): StoredFilters | undefined {
    try {
      const stored = JSON.parse(storage().getItem(NAME) ?? 'null') as StoredFilters | null
      const [salt = ''] = stored?.owner.split('.') ?? []
      if (stored && stored.owner === ownerOf(email, salt) && typeof stored.lists === 'object') return stored
    } catch {
      // Nothing that was written here.
    }
    return undefined
  }

  return {
    /** The filters of a member's list; undefined where it shows all. */
    of(email: string, list: FilteredList): Filters | undefined {
      const filters = codesOf(list, read(email)?.lists?.[list] ?? {})
      return Object.keys(filters).length > 0 ? filters : undefined
    },

    /** A member looks at a list under these filters; the ones of another member go. */
    keep(email: string, list: FilteredList, search: object): void {
      const { owner, lists } = read(email) ?? { owner: ownerOf(email, newSalt()), lists: {} }
      const stored = { owner, lists: { ...lists, [list]: codesOf(list, search) } } satisfies StoredFilters
      try {
        storage().setItem(NAME, JSON.stringify(stored))
      } catch {
        // The list is as its address says.
      }
    },
  }
}

const ownerOf = (email: string, salt: string): string => `${salt}.${markOf(email, salt)}`

/** What may be kept of an address: texts under the names of the list. */
function codesOf(list: FilteredList, search: object): Filters {
  const codes = Object.entries(search).filter(
    ([name, value]) => (storedNames[list] as readonly string[]).includes(name) && typeof value === 'string',
  )
  return Object.fromEntries(codes) as Filters
}

/** Those of this browser. */
export const storedFilters = createStoredFilters({
  storage: storageOf('localStorage'),
  newSalt: newId,
})

type Place = { pathname: string; href: string }

/**
 * Where the member is in the admin area, and the screen from which they went there; both undefined before the app has
 * taken over, and outside of the area. It follows the address, not what is loaded: who goes on before a screen has come
 * was there all the same.
 */
const way: { here: Place | undefined; from: string | undefined } = { here: undefined, from: undefined }

/** The address becomes another one; loading the same one again is no way. */
export function goTo(place: Place): void {
  if (place.href === way.here?.href) return
  way.from = way.here?.pathname
  way.here = place
}

/** The admin area is left. */
export function leaveArea(): void {
  way.here = undefined
  way.from = undefined
}

/**
 * Where a list that says nothing of its filters is to lead where it is shown as it was left before; what any other address
 * says is kept from now on.
 */
export function asLeftBefore(
  email: string,
  { pathname, search }: { pathname: string; search: object },
): { to: FilteredList; search: Filters } | undefined {
  const list = filteredListAt(pathname)
  if (!list) return undefined
  const isSameScreen = way.from === pathname
  const filters = !isSameScreen && saysNothing(search) ? storedFilters.of(email, list) : undefined
  if (!filters) storedFilters.keep(email, list, search)
  return filters && { to: list, search: filters }
}

/** The same for a list that is gone to from another screen of the area. */
export const filtersOnTheWay = (
  email: string | undefined,
  location: { pathname: string; search: object },
): ReturnType<typeof asLeftBefore> =>
  email && way.from !== undefined ? asLeftBefore(email, location) : undefined
