import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { useHiddenColumns } from './hidden-columns.ts'
import {
  readViews,
  type SavedView,
  subscribeToViews,
  type ViewContent,
  type ViewedList,
  viewFiltersOf,
  viewsOf,
} from './saved-views.ts'

const noViews: readonly SavedView[] = []

/**
 * Returns the member's saved views of a list, and the view that equals the current filters and columns. During server
 * rendering there are no views.
 */
export function useSavedViews(list: ViewedList, search: object) {
  const email = useSession().info?.email
  const text = useSyncExternalStore(subscribeToViews, readViews, () => null)
  const now = { filters: viewFiltersOf(search), hidden: useHiddenColumns(list) }
  const views = useMemo(
    () => (email === undefined ? noViews : viewsOf(text, email, list)),
    [text, email, list],
  )
  return { email, views, shown: views.find((view) => textOf(view) === textOf(now)), now }
}

/** Returns equal texts for equal filters and columns. */
const textOf = ({ filters, hidden }: ViewContent): string =>
  JSON.stringify([
    Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)),
    hidden.toSorted(),
  ])
