import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isSubscriptionReadOnly } from '#src/machines/session/session-selectors.ts'
import { type Guarded, leaveToBrowser } from '../-guards.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * `step`: a step of a request that was opened from one of its pages. Otherwise the reason why the person
     * was sent back to the start.
     */
    subscription?: 'step' | 'sentBack' | 'lost'
  }
}

/**
 * Allows a step from a page of the request, and after a reload; otherwise redirects to /subscription (SPEC
 * section 5).
 */
export function requireSubscriptionPage({ context, location }: Guarded): void {
  leaveToBrowser({ context })
  if (location.state.subscription !== 'step' && !isFollowedByBrowser(location))
    throw redirect({ to: '/subscription', state: { subscription: 'sentBack' }, replace: true })
}

/**
 * Like `requireSubscriptionPage` for a step with fields: a member who may only view subscriptions is sent to
 * the page that names the members who may request one.
 */
export function requireRequestStep(guarded: Guarded): void {
  if (isSubscriptionReadOnly(guarded.context.machines.session.getSnapshot()))
    throw redirect({ to: '/subscription', replace: true })
  requireSubscriptionPage(guarded)
}

/**
 * The browser itself follows a link that is clicked before the app has loaded; it stores no state, but sends
 * the referrer.
 */
function isFollowedByBrowser({ pathname }: ParsedLocation): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened || !document.referrer || new URL(opened.name).pathname !== pathname) return false
  const from = new URL(document.referrer)
  return from.origin === window.location.origin && /^\/subscription(\/|$)/.test(from.pathname)
}
