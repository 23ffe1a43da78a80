import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Schema } from '#contract/operation.ts'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { useApi, useSession } from '#src/components/context/app-context.ts'
import { adminCounts, memberCounts, menuWork } from './menu-counts.ts'

const OLD_AFTER_MS = 10 * SECOND_MS

function useKnownWork() {
  const email = useSession().info?.email
  return useSyncExternalStore(
    menuWork.subscribe,
    () => menuWork.of(email),
    () => menuWork.of(undefined),
  )
}

/** Returns the number of tasks of each kind in the admin area, as loaded by `useMenuWork`; empty before. */
export function useWorkCounts(): { readonly [Kind in Schema<'WorkKind'>]?: number } {
  const { admin } = useKnownWork()
  if (!admin) return {}
  return Object.fromEntries(admin.list.map(({ workKind, count }) => [workKind, count]))
}

/** Returns the number of tasks behind the entries of the menus, as loaded by `useMenuWork`. */
export function useMenuCounts() {
  const { info } = useSession()
  const knownWork = useKnownWork()
  return {
    my: memberCounts(knownWork.my, isAdminPathOpen('/admin/approval', info)),
    admin: adminCounts(isAdminPathOpen('/admin', info) ? knownWork.admin : undefined),
  }
}

/**
 * Reads the amount of waiting work for the menus: when a page has opened, at once when it was reloaded after a change,
 * and when the tab becomes visible; never by a timer, which would extend the session.
 */
export function useMenuWork(): void {
  const api = useApi()
  const router = useRouter()
  const { info, passwordEntered } = useSession()
  const email = info?.email
  const asksAdmin = isAdminPathOpen('/admin', info) && passwordEntered && info?.factorRequiredYn !== 'Y'
  const askedAt = useRef(-Infinity)
  useEffect(() => {
    if (email === undefined) return
    const ask = (oldAfter: number) => {
      if (document.visibilityState !== 'visible' || performance.now() - askedAt.current < oldAfter) return
      askedAt.current = performance.now()
      // Handles failures of these background reads: the last numbers remain.
      const ignoreFailure = () => {}
      api.countMyWork({}).then((my) => menuWork.storeWork(email, { my }), ignoreFailure)
      if (asksAdmin)
        api.listAdminWork({}).then((admin) => menuWork.storeWork(email, { admin }), ignoreFailure)
    }
    const refreshIfOld = () => ask(OLD_AFTER_MS)
    ask(0)
    const stop = router.subscribe('onResolved', ({ hrefChanged }) => ask(hrefChanged ? OLD_AFTER_MS : 0))
    document.addEventListener('visibilitychange', refreshIfOld)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', refreshIfOld)
    }
  }, [api, router, email, asksAdmin])
}
