import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { leaveArea, recordNavigation, redirectToStoredFilters } from './stored-filters.ts'

/**
 * Stores the filters of the lists of the admin area. A list that was loaded with the document is redirected here,
 * since the server does not know the filters; a list opened by navigation is redirected before it loads.
 */
export function useStoredFilters(): void {
  const router = useRouter()
  const navigate = useNavigate()
  const email = useSession().info?.email
  const isFirst = useRef(true)
  useEffect(() => {
    recordNavigation(router.latestLocation)
    const stopFollowing = router.subscribe('onBeforeNavigate', ({ toLocation }) =>
      recordNavigation(toLocation),
    )
    return () => {
      stopFollowing()
      leaveArea()
    }
  }, [router])
  useEffect(() => {
    // The session may be loaded shortly after the list.
    if (!email || !isFirst.current) return
    isFirst.current = false
    const storedRedirect = redirectToStoredFilters(email, router.latestLocation)
    if (storedRedirect) void navigate({ ...storedRedirect, replace: true })
  }, [email, navigate, router])
}
