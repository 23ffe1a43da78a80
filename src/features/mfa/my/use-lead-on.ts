import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useApp } from '#src/components/context/app-context.ts'

/**
 * Gives what follows once a factor is there: the session is asked again, since the admin area may be open now, and who was
 * on their way to `returnTo` goes on. Without one the page is read again, and `home`, where it is another one, is shown.
 */
export function useLeadOn(returnTo: string | undefined, home?: '/my/mfa'): () => Promise<void> {
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
