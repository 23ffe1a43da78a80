import type { SnapshotFrom } from 'xstate'
import type { RolesOfMember } from '#domain/admin/pages.ts'
import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** Whether a member is logged in, as far as is known: unchanged during a check, false on a restored page. */
export function isLoggedIn(snapshot: Snapshot): boolean {
  return snapshot.context.session !== undefined && !isRestoring(snapshot)
}

/** Whether the member's password was checked a second time in this session (SPEC section 4). */
export function isPasswordEntered(snapshot: Snapshot): boolean {
  return isLoggedIn(snapshot) && snapshot.context.session?.passwordCheckYn === 'Y'
}

/** Whether the member may open the pages of access permissions in the admin area. */
export function isAccessAdmin(snapshot: Snapshot): boolean {
  return isLoggedIn(snapshot) && snapshot.context.session?.accessAdminYn === 'Y'
}

/** Whether the admin area requires a second factor that the member does not have yet. */
export function isFactorRequired(snapshot: Snapshot): boolean {
  return isLoggedIn(snapshot) && snapshot.context.session?.factorRequiredYn === 'Y'
}

/**
 * Whether the member may only view the subscriptions and bills of their company, and not request, change, pay or end
 * them.
 */
export function isSubscriptionReadOnly(snapshot: Snapshot): boolean {
  return isLoggedIn(snapshot) && snapshot.context.session?.subscriptionReadOnlyYn === 'Y'
}

/** Returns the member's roles in the session; undefined if no member is logged in. */
export function rolesOfMember(snapshot: Snapshot): RolesOfMember | undefined {
  return isLoggedIn(snapshot) ? snapshot.context.session : undefined
}

/** Whether the session is as the server reported it, and no check is in progress that could change it. */
export function isSettled(snapshot: Snapshot): boolean {
  return !snapshot.hasTag('checking')
}

/** Whether the page was just opened or restored from the browser's history: nothing personal may be shown yet. */
export function isRestoring(snapshot: Snapshot): boolean {
  return snapshot.matches('restoring') || snapshot.matches('revisiting')
}

/** Whether only this tab knows of a logout, because the server did not answer it. */
export function isLogoutUnconfirmed(snapshot: Snapshot): boolean {
  return snapshot.matches('logoutUnconfirmed')
}

/** Whether the member is being logged in or out: what the screen shows is about to be replaced. */
export function isChangingMember(snapshot: Snapshot): boolean {
  return snapshot.matches('gettingSessionInfo') || snapshot.matches('loggingOut')
}
