import type { Schema } from '#contract/operation.ts'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'

/**
 * Whether a member can open the queue of requests in the admin area: they decide on requests, and have the second
 * factor that this area requires.
 */
export const hasQueue = (info: Schema<'SessionInfo'> | undefined): boolean =>
  isAdminPathOpen('/admin/approval', info) && info?.factorRequiredYn !== 'Y'

/** Whether the signed-in member can open the queue. */
export const useHasQueue = (): boolean => hasQueue(useSession().info)
