import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isSubscriptionReadOnly } from '#src/machines/session/session-selectors.ts'
import { type Guarded, leaveToBrowser } from '../-guards.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * `step`: a step of a request that was entered from a page of it. Otherwise why the person was sent back to the beginning.
     */
    subscription?: 'step' | 'sentBack' | 'lost'
  }
}

/** Passes to a step from a page of the request, and after a reload; otherwise redirects to /subscription (SPEC section 5). */
export function requireSubscriptionPage({ context, location }: Guarded): void {
  leaveToBrowser({ context })
  if (location.state.subscription !== 'step' && !isLedByBrowser(location))
    throw redirect({ to: '/subscription', state: { subscription: 'sentBack' }, replace: true })
}

/**
 * As above for a step that is filled in: a member who may only view subscriptions is sent to the page that names who requests
 * one.
 */
export function requireRequestStep(guarded: Guarded): void {
  if (isSubscriptionReadOnly(guarded.context.machines.session.getSnapshot()))
    throw redirect({ to: '/subscription', replace: true })
  requireSubscriptionPage(guarded)
}

/** A link that is pressed before the app has loaded is followed by the browser, which stores no state but sends the referrer. */
function isLedByBrowser({ pathname }: ParsedLocation): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened || !document.referrer || new URL(opened.name).pathname !== pathname) return false
  const from = new URL(document.referrer)
  return from.origin === window.location.origin && /^\/subscription(\/|$)/.test(from.pathname)
}
