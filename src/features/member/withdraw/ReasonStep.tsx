import type { Output } from '#contract/operation.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { lettersIn } from '#domain/letters.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useQuestion } from '#src/components/dialog/use-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

const MAX_LENGTH = 300

/** The field for the optional reason, and the button that confirms the withdrawal. */
export function ReasonStep({ reasons }: { reasons: Output<'listWithdrawalReasons'>['list'] }) {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const { info } = useSession()
  const { reasonCode, reasonText, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isUnconfirmed = snapshot.matches('unconfirmed')
  const isFixed = isBusy || isUnconfirmed
  const length = lettersIn(reasonText)
  const isTooLong = length > MAX_LENGTH
  const form = useForm({
    fields: { reasonText },
    mistakes: () => ({
      reasonText: isTooLong
        ? t('reason.tooLong', { most: MAX_LENGTH })
        : containsResidentNumber(reasonText) && t('reason.resident'),
    }),
    busy: isBusy,
    onChange: (changes) => send({ type: 'reason.changed', ...changes }),
    onSubmit: () => send({ type: isUnconfirmed ? 'withdrawal.retried' : 'withdrawal.requested' }),
  })
  const field = form.field('reasonText')
  useQuestion(
    snapshot.matches('confirming'),
    {
      header: t('reason.confirmTitle'),
      message: t('reason.confirmText', { email: info?.email }),
      acceptLabel: t('reason.confirm'),
      rejectLabel: t('reason.reconsider'),
      isFinal: true,
    },
    (leaves) => send({ type: leaves ? 'withdrawal.confirmed' : 'withdrawal.reconsidered' }),
  )

  return (
    <StepForm
      form={form}
      title={t('reason.title')}
      lead={t('reason.lead')}
      problem={
        <ProblemNotice problem={problem}>{isUnconfirmed && <p>{t('reason.unconfirmed')}</p>}</ProblemNotice>
      }
      previous={{
        label: t('previous'),
        onClick: () => send({ type: 'step.requested', step: 'notice' }),
        isClosed: isFixed,
      }}
      submit={isUnconfirmed ? t('retry') : t('reason.submit')}
      button={{ variant: 'danger' }}
    >
      <RadioCards
        legend={t('reason.legend')}
        options={reasons.map(({ reasonCode: value, reasonName: label }) => ({
          value,
          label,
          disabled: isFixed,
        }))}
        value={reasonCode}
        onValueChange={(value) => send({ type: 'reason.changed', reasonCode: value })}
      />
      <TextArea
        label={t('reason.text')}
        labelSuffix={t('reason.optional')}
        hint={t('reason.textHint')}
        maxLength={2 * MAX_LENGTH}
        note={t('reason.count', { count: length, most: MAX_LENGTH })}
        {...field}
        readOnly={isFixed}
        error={isTooLong ? form.mistakes.reasonText : field.error}
      />
    </StepForm>
  )
}
