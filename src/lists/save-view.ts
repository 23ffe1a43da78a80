import { newId } from '#src/browser/new-id.ts'
import {
  ownerOf,
  readViews,
  type SavedView,
  storeViews,
  type ViewedList,
  viewFiltersOf,
  viewsIn,
  viewsOf,
} from './saved-views.ts'

/** The maximum number of saved views of a list. */
export const MAX_VIEWS = 10

/**
 * Saves a member's view of a list, with filters, order and hidden columns. It replaces a view with the same name. The
 * browser stores the views of each member under a hash, also after a logout (decision 183). Returns false if the
 * browser forbids storage.
 */
export const saveView = (email: string, list: ViewedList, view: SavedView): boolean =>
  changeViews(email, list, (views) =>
    [
      ...views.filter(({ name }) => name !== view.name),
      { ...view, filters: viewFiltersOf(view.filters) },
    ].toSorted((one, other) => one.name.localeCompare(other.name, 'ko')),
  )

/** Removes the member's view with the given name. */
export const removeView = (email: string, list: ViewedList, name: string): boolean =>
  changeViews(email, list, (views) => views.filter((view) => view.name !== name))

function changeViews(
  email: string,
  list: ViewedList,
  change: (views: readonly SavedView[]) => readonly SavedView[],
): boolean {
  const text = readViews()
  const { members, owner = ownerOf(email, newId()) } = viewsIn(text, email)
  const lists = { ...members[owner], [list]: change(viewsOf(text, email, list)) }
  return storeViews({ ...members, [owner]: lists })
}
