import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { safeReturnPath } from '#domain/return-path.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { settledSession } from '#src/components/context/await-session.ts'
import {
  isFactorRequired,
  isLoggedIn,
  isPasswordEntered,
  rolesOfMember,
} from '#src/machines/session/session-selectors.ts'

export type Guarded = { context: AppContext; location: ParsedLocation }

/** Allows members; redirects visitors to the login, with the return address (SPEC section 5). */
export async function requireLogin({ context, location }: Guarded): Promise<void> {
  const snapshot = await settledSession(context)
  if (!isLoggedIn(snapshot))
    throw redirect({ to: '/auth/login', search: { returnTo: safeReturnPath(location.href) } })
}

/**
 * Allows members with a confirmed password; redirects the others to /my, which asks for it (SPEC section
 * 4).
 */
export async function requirePassword(guarded: Guarded): Promise<void> {
  await requireLogin(guarded)
  const { context, location } = guarded
  if (!isPasswordEntered(await settledSession(context)))
    throw redirect({ to: '/my', search: { returnTo: safeReturnPath(location.href) } })
}

/**
 * Allows members who may open a page of the admin area, after the password check (decision 19); for anyone else the
 * page does not exist. Redirects a member who needs a second factor and has none to its registration, which returns
 * here (decision 42).
 */
export async function requireAdminPage(guarded: Guarded): Promise<void> {
  await requirePassword(guarded)
  const snapshot = await settledSession(guarded.context)
  if (!isAdminPathOpen(guarded.location.pathname, rolesOfMember(snapshot))) throw notFound()
  await requireFactor(guarded)
}

/**
 * Redirects a member who handles other people's data without a second factor to its registration, which returns here
 * (decisions 42 and 81).
 */
export async function requireFactor({ context, location }: Guarded): Promise<void> {
  if (isFactorRequired(await settledSession(context)))
    throw redirect({ to: '/my/mfa', search: { returnTo: safeReturnPath(location.href) } })
}

/** Works as `requirePassword`, and also requires a second factor of members who need one. */
export async function requirePasswordAndFactor(guarded: Guarded): Promise<void> {
  await requirePassword(guarded)
  await requireFactor(guarded)
}

/** Works as `requireLogin`, and also requires a second factor of members who need one. */
export async function requireLoginAndFactor(guarded: Guarded): Promise<void> {
  await requireLogin(guarded)
  await requireFactor(guarded)
}

/** Redirects members who are already logged in to the page that they wanted to open. */
export async function requireVisitor({ context, location }: Guarded): Promise<void> {
  const snapshot = await settledSession(context)
  const { returnTo } = location.search as { returnTo?: unknown }
  if (isLoggedIn(snapshot)) throw redirect({ href: safeReturnPath(returnTo) ?? '/my' })
}

/** Redirects members from a page that only visitors need to the page that follows it. */
export const redirectMembers =
  (to: '/inquiry/counsel/reservation') =>
  async ({ context }: Guarded): Promise<void> => {
    if (isLoggedIn(await settledSession(context))) throw redirect({ to, replace: true })
  }

/**
 * Throws on the server, so that the browser renders the page. For guards that read the history of the tab, which the
 * server does not know.
 */
export function leaveToBrowser({ context }: Pick<Guarded, 'context'>): void {
  if (context.rendering) throw new Error('What a page shows here follows from the history of its tab.')
}
