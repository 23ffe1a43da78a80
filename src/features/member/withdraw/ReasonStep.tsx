import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { lettersIn } from '#domain/letters.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useQuestion } from '#src/components/dialog/use-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

const MOST = 300

/** The optional reason, and the confirmation. */
export function ReasonStep({ reasons }: { reasons: Output<'listWithdrawalReasons'>['list'] }) {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const { info } = useSession()
  const { reasonCode, reasonText, problem } = snapshot.context
  const field = useRef<HTMLTextAreaElement>(null)
  const [tried, setTried] = useState(false)
  const isBusy = snapshot.hasTag('busy')
  const isUnconfirmed = snapshot.matches('unconfirmed')
  const isFixed = isBusy || isUnconfirmed
  const length = lettersIn(reasonText)
  const mistake =
    length > MOST
      ? t('reason.tooLong', { most: MOST })
      : containsResidentNumber(reasonText)
        ? t('reason.resident')
        : undefined

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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mistake) return field.current?.focus()
    send({ type: isUnconfirmed ? 'withdrawal.retried' : 'withdrawal.requested' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('reason.title')}</ScreenTitle>
          <Text tone="muted">{t('reason.lead')}</Text>
        </Stack>
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
          ref={field}
          label={t('reason.text')}
          labelSuffix={t('reason.optional')}
          hint={t('reason.textHint')}
          value={reasonText}
          readOnly={isFixed}
          maxLength={2 * MOST}
          onChange={(event) => send({ type: 'reason.changed', reasonText: event.target.value })}
          note={t('reason.count', { count: length, most: MOST })}
          error={(tried || length > MOST) && mistake}
        />
        <ProblemNotice problem={problem}>{isUnconfirmed && <p>{t('reason.unconfirmed')}</p>}</ProblemNotice>
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isFixed || undefined}
          onClick={() => send({ type: 'step.requested', step: 'notice' })}
        >
          {t('previous')}
        </Button>
        <Button type="submit" variant="danger" size="lg" loading={isBusy}>
          {isUnconfirmed ? t('retry') : t('reason.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
