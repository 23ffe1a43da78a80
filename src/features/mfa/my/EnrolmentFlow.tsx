import { Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { CodeForm } from '#src/forms/CodeForm.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { mfaEnrolmentMachine } from '#src/machines/mfa-enrolment/mfa-enrolment.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Steps } from '#src/ui/Steps.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { AppStep } from './AppStep.tsx'
import { FactorChoice } from './FactorChoice.tsx'
import { FinishStep } from './FinishStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useMfaTexts } from './texts.ts'
import { useContinueAfterSetUp } from './use-lead-on.ts'

type Props = {
  settings: Output<'getMfaSettings'>
  preferred: Schema<'CodeFactor'> | undefined
  /** The page that the person wanted to open when they were redirected here. */
  returnTo: string | undefined
}
const stepKeys = ['choice', 'code', 'codes'] as const
const codeFactors = ['totp', 'sms'] as const

/**
 * Turns a second factor on. All steps have one address, since the data of the factor must not be in the browser's
 * history.
 */
export function EnrolmentFlow({ settings, preferred, returnTo }: Props) {
  const { t } = useMfaTexts()
  const leadOn = useContinueAfterSetUp(returnTo, '/my/mfa')
  const [input] = useState(() => ({
    offered: codeFactors.filter((mfaType) => !settings.factors.some((factor) => factor.mfaType === mfaType)),
  }))
  const { snapshot, send, flow } = useFlow(mfaEnrolmentMachine, { input })
  const { enrolment, offered, proven, recoveryCodes, code, pauseSecondsLeft, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isOn = snapshot.matches('enabled')
  const form = useDirtyForm(enrolment !== undefined && !isOn)
  useLeaveQuestion(form, { losing: 'enrolment' })

  useEffect(() => {
    const enabledListener = flow.on('factor.enabled', () => {
      form.settle()
      toaster.show({ message: t('enabled') })
      void leadOn()
    })
    return () => enabledListener.unsubscribe()
  }, [flow, form, leadOn, t])

  const step = proven ? 2 : enrolment ? 1 : 0
  const reopenChoice = () => send({ type: 'choice.reopened' })
  const renderScreen = () => {
    if (proven && recoveryCodes.length === 0)
      return (
        <FinishStep
          problem={problem}
          isBusy={isBusy || isOn}
          onFinish={() => send({ type: 'codes.saved' })}
        />
      )
    if (proven)
      return (
        <RecoveryCodes
          codes={recoveryCodes}
          problem={problem}
          isBusy={isBusy || isOn}
          submitLabel={t('codes.turnOn')}
          onSaved={() => send({ type: 'codes.saved' })}
        />
      )
    const codeProps = { challenge: code, problem, isBusy }
    const onCode = (typed: string) => send({ type: 'code.submitted', code: typed })
    const onResend = () => send({ type: 'code.requested' })
    if (enrolment?.secret && enrolment.uri)
      return (
        <Card padding="lg">
          <AppStep
            key={enrolment.enrolmentId}
            {...codeProps}
            // An authenticator app cannot generate codes before it has the secret.
            isOpen={snapshot.matches({ enteringCode: 'open' })}
            secret={enrolment.secret}
            uri={enrolment.uri}
            onCode={onCode}
            onRestart={onResend}
            onReopen={reopenChoice}
          />
        </Card>
      )
    if (enrolment)
      return (
        <Card padding="lg">
          <CodeForm
            {...codeProps}
            isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
            title={t('message.title')}
            lead={t('message.lead', { destination: formatPhone(enrolment.destination ?? '') })}
            onCode={onCode}
            onResend={onResend}
            ways={[{ label: t('reopen'), onChoose: reopenChoice }]}
          />
        </Card>
      )
    return (
      <Card padding="lg">
        <FactorChoice
          offered={offered}
          preferred={preferred}
          returnTo={returnTo}
          destination={settings.destination}
          problem={problem}
          waitSeconds={Math.max(pauseSecondsLeft, problem ? code.resendSecondsLeft : 0)}
          isBusy={isBusy}
          isPaused={snapshot.matches('paused')}
          onChoose={(mfaType) => send({ type: 'factor.chosen', mfaType })}
        />
      </Card>
    )
  }
  return (
    <Stack gap="5" maxWidth="form" width="full" mx="auto">
      <Steps
        label={t('enrol.title')}
        current={step}
        progressText={t('enrol.progress', { all: stepKeys.length, at: step + 1 })}
        steps={stepKeys.map((key) => ({ key, label: t(`enrol.steps.${key}`) }))}
      />
      {renderScreen()}
    </Stack>
  )
}
