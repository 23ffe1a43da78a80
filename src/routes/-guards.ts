import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { safeReturnPath } from '#domain/return-path.ts'
import type { AppContext } from '#src/components/app-context.ts'
import { isLoggedIn, isPasswordEntered, isSettled } from '#src/machines/session/session-selectors.ts'

type Guarded = { context: AppContext; location: ParsedLocation }

/** Lets members pass; sends anybody else to the login, with the way back (SPEC section 5). */
export async function requireLogin({ context, location }: Guarded): Promise<void> {
  const snapshot = await waitFor(context.session, isSettled)
  if (!isLoggedIn(snapshot)) throw redirect({ to: '/auth/login', search: { returnTo: safeReturnPath(location.href) } })
}

/** Lets members pass whose password was checked once more; sends the others to /my, where it is asked (SPEC section 4). */
export async function requirePassword(guarded: Guarded): Promise<void> {
  await requireLogin(guarded)
  const { context, location } = guarded
  if (!isPasswordEntered(context.session.getSnapshot()))
    throw redirect({ to: '/my', search: { returnTo: safeReturnPath(location.href) } })
}

/** Sends members who are already logged in to where they were going. */
export async function requireVisitor({ context, location }: Guarded): Promise<void> {
  const snapshot = await waitFor(context.session, isSettled)
  const { returnTo } = location.search as { returnTo?: unknown }
  if (isLoggedIn(snapshot)) throw redirect({ href: safeReturnPath(returnTo) ?? '/my' })
}
