import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { isLoggedIn } from '#src/machines/session/session-selectors.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useMySessionTexts } from './texts.ts'

const endOtherSessionsMachine = submissionMachine('endOtherSessions')

/**
 * "That was not me": ends every other session at once, then this one, and the recipient of the mail chooses a new password.
 * The old password alone is not enough for that.
 */
export function useNotMe() {
  const { t } = useMySessionTexts()
  const router = useRouter()
  const { dialogs, session } = useApp()
  const { snapshot, send, flow } = useFlow(endOtherSessionsMachine, {})

  useEffect(() => {
    const listener = flow.on('submission.accepted', () => {
      const left = session.subscribe((now) => {
        if (isLoggedIn(now) || now.hasTag('checking')) return
        left.unsubscribe()
        // After the navigation of a logout, which goes to the home page.
        setTimeout(() => void router.navigate({ to: '/auth/reset/password', ignoreBlocker: true }))
      })
      session.send({ type: 'logout.requested' })
    })
    return () => listener.unsubscribe()
  }, [flow, router, session])

  const ask = (row?: Schema<'SignIn'>) =>
    dialogs.send({
      type: 'confirm.requested',
      confirmation: {
        group: 'shell',
        header: t('notMeQuestion'),
        message: [
          ...(row
            ? [
                t('notMeWhich', {
                  time: formatDateTime(row.triedAt),
                  device: row.device || t('unknownDevice'),
                }),
              ]
            : []),
          t('notMeConsequence'),
        ].join('\n'),
        acceptLabel: t('notMeAccept'),
        accept: () => send({ type: 'submission.requested', input: {} }),
      },
    })
  return { ask, isBusy: snapshot.hasTag('busy'), problem: snapshot.context.problem }
}
