import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Problem } from '#contract/problem.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { i18n } from '#src/i18n/i18n.ts'

/** Redirects to the password reset if a new password must be set before the login, and passes the reason. */
export function useResetRequired(problem: Problem | undefined): void {
  const { dialogs } = useApp()
  const navigate = useNavigate()
  useEffect(() => {
    if (!problem?.is('login.resetRequired')) return
    void navigate({ to: '/auth/reset/password' })
    dialogs.send({
      type: 'alert.requested',
      confirmation: { group: 'shell', header: i18n.t('notice'), message: problem.message },
    })
  }, [problem, dialogs, navigate])
}
