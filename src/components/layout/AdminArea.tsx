import { Outlet } from '@tanstack/react-router'
import { useStoredFilters } from '#src/lists/use-stored-filters.ts'

/** The screens of the admin area, whose lists open as they were left. */
export function AdminArea() {
  useStoredFilters()
  return <Outlet />
}
