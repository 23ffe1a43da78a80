import { Outlet } from '@tanstack/react-router'
import { useKeptFilters } from '#src/lists/use-kept-filters.ts'

/** The screens of the admin area, whose lists are found as they were left. */
export function AdminArea() {
  useKeptFilters()
  return <Outlet />
}
