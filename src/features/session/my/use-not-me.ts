import { useRouter } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useOperation } from '#src/forms/use-operation.ts'
import { isLoggedIn } from '#src/machines/session/session-selectors.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useMySessionTexts } from './texts.ts'

const endOtherSessionsMachine = submissionMachine('endOtherSessions')

/**
 * "That was not me": ends all other sessions and then this one, and opens the password reset. The other person may
 * know the old password, so it must not be enough to set a new one: the reset also requires access to the member's
 * mail.
 */
export function useNotMe() {
  const { t } = useMySessionTexts()
  const router = useRouter()
  const { session } = useApp()
  const { problem, busy, submit } = useOperation(endOtherSessionsMachine, {
    onDone: () => {
      const subscription = session.subscribe((now) => {
        if (isLoggedIn(now) || now.hasTag('checking')) return
        subscription.unsubscribe()
        // Runs after the logout, which itself navigates to the home page.
        setTimeout(() => void router.navigate({ to: '/auth/reset/password', ignoreBlocker: true }))
      })
      session.send({ type: 'logout.requested' })
    },
    reload: false,
  })

  const ask = (row?: Schema<'SignIn'>) => {
    const rowText =
      row &&
      t('notMeWhich', {
        time: formatDateTime(row.triedAt),
        device: row.device || t('unknownDevice'),
      })
    submit(
      {},
      {
        header: t('notMeQuestion'),
        message: [...(rowText ? [rowText] : []), t('notMeConsequence')].join('\n'),
        acceptLabel: t('notMeAccept'),
      },
    )
  }
  return { ask, isBusy: busy, problem }
}
