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

const none: readonly SavedView[] = []

/** The member's views of a list, none while the server renders it, and the view that the list shows now. */
export function useSavedViews(list: ViewedList, search: object) {
  const email = useSession().info?.email
  const text = useSyncExternalStore(subscribeToViews, readViews, () => null)
  const now = { filters: viewFiltersOf(search), hidden: useHiddenColumns(list) }
  const views = useMemo(() => (email === undefined ? none : viewsOf(text, email, list)), [text, email, list])
  return { email, views, shown: views.find((view) => textOf(view) === textOf(now)), now }
}

/** The same text for the same filters and columns. */
const textOf = ({ filters, hidden }: ViewContent): string =>
  JSON.stringify([
    Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)),
    hidden.toSorted(),
  ])
