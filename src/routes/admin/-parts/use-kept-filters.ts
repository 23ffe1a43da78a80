import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { goTo, keptFilters, keptListAt, leaveArea, saysNothing } from '../-kept-filters.ts'

/**
 * Keeps what the lists of the admin area are narrowed to. A list that the document came with is narrowed here, since the
 * server does not know; one that is gone to, before it is loaded (`narrowAsBefore`).
 */
export function useKeptFilters(): void {
  const router = useRouter()
  const navigate = useNavigate()
  // Not the one that is on its way, which may lead on to another.
  const { pathname, search } = useRouterState({
    select: ({ resolvedLocation, location }) => resolvedLocation ?? location,
  })
  const email = useSession().info?.email
  const isFirst = useRef(true)
  useEffect(() => {
    goTo(router.latestLocation)
    const stopFollowing = router.subscribe('onBeforeNavigate', ({ toLocation }) => goTo(toLocation))
    return () => {
      stopFollowing()
      leaveArea()
    }
  }, [router])
  useEffect(() => {
    // Who it is may be told a moment later; until then nothing is new, and nothing kept is written over.
    if (!email) return
    const cameWithDocument = isFirst.current
    isFirst.current = false
    const list = keptListAt(pathname)
    if (!list) return
    const kept = cameWithDocument && saysNothing(search) ? keptFilters.of(email, list) : undefined
    if (kept) void navigate({ to: list, search: kept, replace: true })
    else keptFilters.keep(email, list, search)
  }, [pathname, search, email, navigate])
}
