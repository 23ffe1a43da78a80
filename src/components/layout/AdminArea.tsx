import { Outlet } from '@tanstack/react-router'
import { useStoredFilters } from '#src/lists/use-stored-filters.ts'

/** The screens of the admin area, whose lists reopen with their last filters. */
export function AdminArea() {
  useStoredFilters()
  return <Outlet />
}
