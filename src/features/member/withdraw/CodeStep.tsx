import { CodeForm } from '#src/forms/CodeForm.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

/** The form for the six-digit code from a message or from the authenticator app, with the alternatives. */
export function CodeStep() {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const { mfaType, factors, passkey, hasRecoveryCode, code, problem } = snapshot.context
  const destination = factors.find((factor) => factor.mfaType === mfaType)?.destination
  const isSms = mfaType === 'sms'
  const otherFactors = factors.filter((factor) => factor.mfaType !== mfaType)

  return (
    <CodeForm
      key={mfaType}
      title={t('identity.codeTitle')}
      lead={isSms ? t('identity.sms', { destination }) : t('identity.totp')}
      challenge={code}
      isApp={!isSms}
      problem={problem}
      isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
      isBusy={snapshot.hasTag('busy')}
      onCode={(typed) => send({ type: 'code.submitted', code: typed })}
      onResend={() => send({ type: 'code.requested' })}
      ways={[
        ...otherFactors.map((factor) => ({
          label: t(`identity.use.${factor.mfaType}`),
          onChoose: () => send({ type: 'factor.chosen', mfaType: factor.mfaType }),
        })),
        ...(passkey
          ? [{ label: t('identity.passkey'), onChoose: () => send({ type: 'passkey.chosen' }) }]
          : []),
        ...(hasRecoveryCode
          ? [{ label: t('identity.recovery'), onChoose: () => send({ type: 'recovery.chosen' }) }]
          : []),
      ]}
      previous={{ label: t('previous'), onClick: () => send({ type: 'step.requested', step: 'notice' }) }}
    />
  )
}
