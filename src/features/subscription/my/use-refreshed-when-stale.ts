import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Problem } from '#contract/problem.ts'

/**
 * Reloads a subscription that was changed elsewhere, or its payment methods: the current data is shown, and the next
 * attempt uses it.
 */
export function useRefreshedWhenStale(problem: Problem | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (problem?.is('subscription.changed', 'subscription.fixed', 'profile.missing', 'card.expired'))
      void router.invalidate()
  }, [problem, router])
}
