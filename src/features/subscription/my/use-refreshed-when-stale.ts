import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Problem } from '#contract/problem.ts'

/**
 * Loads a subscription again that was changed elsewhere meanwhile, or with it what it may be paid by: what there is now is shown,
 * and the next try is about that.
 */
export function useRefreshedWhenStale(problem: Problem | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (problem?.is('subscription.changed', 'subscription.fixed', 'profile.missing', 'card.expired'))
      void router.invalidate()
  }, [problem, router])
}
