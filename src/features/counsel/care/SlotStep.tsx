import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { timeText } from '../counsel-text.ts'
import { SlotPicker } from '../SlotPicker.tsx'
import { useCounselTexts } from '../texts.ts'
import type { Slots } from './use-slots.ts'

type Props = {
  slots: Slots
  /** The last slot that the visitor chose; `held` is the slot that is reserved for them. */
  startAt: string | undefined
  held: string | undefined
  problem: Problem | undefined
  busy: boolean
  /** The note that the typed values are preserved, shown after a held slot has expired. */
  retained?: string
  /** The button to leave, before the main button. */
  before: ReactNode
  submit: string
  onChoose: (startAt: string) => void
}

/** The choice of day and time. If another visitor has taken the chosen slot, reports that with the next free slot. */
export function SlotStep({
  slots: { days, problem: unread, reload },
  startAt,
  held,
  problem,
  busy,
  retained,
  before,
  submit,
  onChoose,
}: Props) {
  const { t } = useCounselTexts()
  const { t: common } = useTranslation()
  const expired = problem?.is('hold.expired') ?? false
  const [chosen, setChosen] = useState(held ?? (expired ? startAt : undefined))
  const [tried, setTried] = useState(false)
  const open =
    days?.days.flatMap(({ slots }) => slots).filter((slot) => slot.openYn === 'Y' || slot.startAt === held) ??
    []
  const value = open.some((slot) => slot.startAt === chosen) ? chosen : undefined

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(value === undefined)
    if (value !== undefined) return onChoose(value)
    event.currentTarget.querySelector<HTMLElement>('input[type=radio]:not(:disabled)')?.focus()
  }
  if (!days) {
    if (!unread) return <Skeleton height="28rem" />
    return (
      <ProblemNotice problem={unread}>
        <Button mt="3" variant="outline" onClick={reload}>
          {common('retry')}
        </Button>
      </ProblemNotice>
    )
  }
  if (open.length === 0)
    return <EmptyState title={t('slots.none')} description={t('slots.noneText')} action={before} />
  const gone = problem?.is('slot.taken', 'slot.unavailable') ?? false
  const next = gone
    ? (problem?.data.nextStartAt ??
      open.find((slot) => startAt !== undefined && slot.startAt > startAt)?.startAt)
    : undefined
  return (
    <form onSubmit={choose} noValidate>
      <Stack gap="5">
        {expired ? (
          <Notice status="warning" role="alert" title={t('slots.expired')}>
            {retained}
          </Notice>
        ) : (
          <ProblemNotice problem={problem}>
            {next && (
              <Button mt="3" variant="outline" loading={busy} onClick={() => onChoose(next)}>
                {t('slots.takeNext', { time: timeText({ startAt: next }) })}
              </Button>
            )}
          </ProblemNotice>
        )}
        <SlotPicker
          days={days}
          value={value}
          held={held}
          error={tried && value === undefined ? t('slots.missing') : undefined}
          onChange={setChosen}
        />
        <Text size="sm" tone="muted">
          {t('slots.note')}
        </Text>
      </Stack>
      <BottomActions>
        {before}
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
      </BottomActions>
    </form>
  )
}
