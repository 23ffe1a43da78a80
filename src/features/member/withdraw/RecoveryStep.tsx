import { StepForm } from '#src/forms/StepForm.tsx'
import { useRecoveryCode } from '#src/forms/use-recovery-code.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

/** A recovery code in place of the second factor. */
export function RecoveryStep() {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const form = useRecoveryCode({
    missing: t('identity.recoveryMissing'),
    busy: snapshot.hasTag('busy'),
    focused: true,
    onCode: (recoveryCode) => send({ type: 'recovery.submitted', recoveryCode }),
  })
  return (
    <StepForm
      form={{ ...form, problem: snapshot.context.problem }}
      title={t('identity.recoveryTitle')}
      lead={t('identity.recoveryLead')}
      previous={{ label: t('previous'), onClick: () => send({ type: 'step.left' }) }}
      submit={t('identity.submit')}
    >
      <TextField label={t('identity.recoveryCode')} {...form.codeField} />
    </StepForm>
  )
}
