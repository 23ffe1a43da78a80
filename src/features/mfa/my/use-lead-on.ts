import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useApp } from '#src/components/context/app-context.ts'

/**
 * Returns the function to call once a factor is set up: it reloads the session, since the admin area may be open now,
 * and continues to `returnTo`. Without `returnTo` it reloads the page, or goes to `home` if that is another page.
 */
export function useContinueAfterSetUp(returnTo: string | undefined, home?: '/my/mfa'): () => Promise<void> {
  const { session } = useApp()
  const router = useRouter()
  const navigate = useNavigate()
  return useCallback(async () => {
    session.send({ type: 'member.changed' })
    if (returnTo) return navigate({ href: returnTo, replace: true })
    await router.invalidate()
    if (home) await navigate({ to: home })
  }, [session, router, navigate, returnTo, home])
}
