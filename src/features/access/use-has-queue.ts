import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'

/**
 * Whether the member can open the queue of requests in the admin area: they decide on requests, and have the second
 * factor that this area requires.
 */
export function useHasQueue(): boolean {
  const { info } = useSession()
  return isAdminPathOpen('/admin/approval', info) && info?.factorRequiredYn !== 'Y'
}
