import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { asLeftBefore, goTo, leaveArea } from './stored-filters.ts'

/**
 * Keeps what the lists of the admin area are narrowed to. A list that the document came with is narrowed here, since the
 * server does not know; one that is gone to, before it is loaded (`filtersOnTheWay`).
 */
export function useStoredFilters(): void {
  const router = useRouter()
  const navigate = useNavigate()
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
    // Who it is may be told a moment later.
    if (!email || !isFirst.current) return
    isFirst.current = false
    const stored = asLeftBefore(email, router.latestLocation)
    if (stored) void navigate({ ...stored, replace: true })
  }, [email, navigate, router])
}
