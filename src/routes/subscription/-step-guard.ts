import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { isSubscriptionReadOnly } from '#src/machines/session/session-selectors.ts'
import { type Guarded, leaveToBrowser } from '../-guards.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * `step`: the person came to this step from another page of the same subscription request. The other
     * values are reasons for a redirect to the first page.
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
 * Works as `requireSubscriptionPage` for a step with fields. A member who may only view subscriptions is sent to the
 * page that names the members who may request one.
 */
export function requireRequestStep(guarded: Guarded): void {
  if (isSubscriptionReadOnly(guarded.context.machines.session.getSnapshot()))
    throw redirect({ to: '/subscription', replace: true })
  requireSubscriptionPage(guarded)
}

/**
 * Whether the browser itself followed a link from a page of the request, as happens before the app has loaded. There
 * is no history state then, but there is a referrer.
 */
function isFollowedByBrowser({ pathname }: ParsedLocation): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened || !document.referrer || new URL(opened.name).pathname !== pathname) return false
  const referrerUrl = new URL(document.referrer)
  return referrerUrl.origin === window.location.origin && /^\/subscription(\/|$)/.test(referrerUrl.pathname)
}
