import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'
import { memberHash } from '#src/forms/drafts.ts'
import type { ListAddress } from './list-address.ts'

const STORED = 'saved-views'

export type ViewedList = Exclude<
  ListAddress,
  | '/admin/company/detail'
  | '/admin/company/member/detail'
  | '/apps'
  | '/my/company'
  | '/my/counsel'
  | '/my/notification'
  | '/notice'
  | '/support/board'
>
/** The content of a view: the filters by parameter, with only codes as values, and the keys of the hidden columns. */
export type ViewContent = { filters: Record<string, string>; hidden: readonly string[] }
export type SavedView = ViewContent & { name: string }
/** The saved views in this browser, by the hash of the member (see `ownerOf`) and then by the address of the list. */
type ViewsByMember = Record<string, Partial<Record<string, readonly SavedView[]>>>

const withViews = /^\/(?:admin(?!\/company\/(?:member\/)?detail)|my\/(?:bill|inquiry|subscription)$)/
/** Whether views of a list can be saved. */
export const hasViews = (list: ListAddress): list is ViewedList => withViews.test(list)

/**
 * Parameters that views do not save: search words can be names of people, and a page, a day or a month would hide
 * later entries.
 */
export const unsavedParameters = ['search', 'cursor', 'fromDate', 'toDate', 'period', 'date']

/** Returns the filters and the order that a view saves, from the search parameters of an address. */
export const viewFiltersOf = (search: object): ViewContent['filters'] =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => typeof value === 'string' && !unsavedParameters.includes(name),
    ),
  )

const listeners = new Set<() => void>()

/** Calls the listener when the views of this tab change; returns a function that unsubscribes. */
export function subscribeToViews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the stored text with all views; null if there is none, or the browser forbids storage. */
export const readViews = (): string | null => readStoredText('localStorage', STORED)

/** Stores all views; returns false if the browser forbids storage. */
export function storeViews(members: ViewsByMember): boolean {
  const isStored = storeText('localStorage', STORED, JSON.stringify(members))
  for (const listener of listeners) listener()
  return isStored
}

/**
 * Parses a stored text into the views by member. Also returns the key of the views of `email`, if there are any.
 * Returns no views if the text cannot be parsed.
 */
export function viewsIn(
  text: string | null,
  email: string,
): { members: ViewsByMember; owner?: string | undefined } {
  try {
    const members = JSON.parse(text ?? '{}') as ViewsByMember
    const owner = Object.keys(members).find((each) => each === ownerOf(email, each.split('.')[0]!))
    return { members, owner }
  } catch {
    return { members: {} }
  }
}

/** Returns the key of a member's views: a salt, and the hash of the member's mail address with that salt. */
export const ownerOf = (email: string, salt: string): string => `${salt}.${memberHash(email, salt)}`

/** Returns a member's views of a list in a stored text, by the name of the view. */
export function viewsOf(text: string | null, email: string, list: ViewedList): readonly SavedView[] {
  const { members, owner } = viewsIn(text, email)
  return (owner !== undefined && members[owner]?.[list]) || []
}
