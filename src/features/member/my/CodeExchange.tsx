import type { ComponentProps, ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { CodeForm } from '#src/forms/CodeForm.tsx'
import type { CodeChallenge, CodeRequested, CodeSubmitted } from '#src/machines/code-challenge.ts'
import { useMemberTexts } from '../texts.ts'
import { AskForCode } from './AskForCode.tsx'

type Props = {
  /** The state of a `mobileVerifyMachine`. */
  snapshot: {
    context: { code: CodeChallenge; problem: Problem | undefined }
    matches: (state: 'enteringCode' | 'verifying' | 'verified') => boolean
    can: (event: CodeSubmitted) => boolean
    hasTag: (tag: 'busy') => boolean
  }
  send: (event: CodeRequested | CodeSubmitted) => void
  /** The state before a code is requested; `ways` are the alternatives. */
  ask: { title: string; lead: string; ways: ReactNode }
  /** The state after a code was sent. */
  sent: Pick<ComponentProps<typeof CodeForm>, 'lead' | 'note' | 'ways'>
}

/** The form that sends a code on request, and then checks the typed code. */
export function CodeExchange({ snapshot, send, ask, sent }: Props) {
  const { t } = useMemberTexts()
  const { code, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isSent =
    snapshot.matches('enteringCode') || snapshot.matches('verifying') || snapshot.matches('verified')
  const requestCode = () => send({ type: 'code.requested' })
  if (!isSent && code.codeSecondsLeft === 0)
    return (
      <AskForCode
        title={ask.title}
        lead={ask.lead}
        problem={problem}
        waitSeconds={code.resendSecondsLeft}
        isBusy={isBusy}
        onAsk={requestCode}
      >
        {ask.ways}
      </AskForCode>
    )
  return (
    <CodeForm
      title={t('verify.codeTitle')}
      {...sent}
      challenge={code}
      problem={problem}
      isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
      isBusy={isBusy}
      onCode={(typed) => send({ type: 'code.submitted', code: typed })}
      onResend={requestCode}
    />
  )
}
