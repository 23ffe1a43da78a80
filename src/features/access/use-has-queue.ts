import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'

/** Whether the member can open the queue of the admin area: they decide on access, and have the second factor that it needs. */
export function useHasQueue(): boolean {
  const { info } = useSession()
  return isAdminPathOpen('/admin/approval', info) && info?.factorRequiredYn !== 'Y'
}
