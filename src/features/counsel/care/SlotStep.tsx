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

/** The choice of day and time. If another visitor has taken the chosen slot, a message shows the next free slot. */
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
  const hasExpired = problem?.is('hold.expired') ?? false
  const [chosen, setChosen] = useState(held ?? (hasExpired ? startAt : undefined))
  const [tried, setTried] = useState(false)
  const openSlots =
    days?.days.flatMap(({ slots }) => slots).filter((slot) => slot.openYn === 'Y' || slot.startAt === held) ??
    []
  const value = openSlots.some((slot) => slot.startAt === chosen) ? chosen : undefined

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
  if (openSlots.length === 0)
    return (
      <EmptyState art="counsel" title={t('slots.none')} description={t('slots.noneText')} action={before} />
    )
  const isTaken = problem?.is('slot.taken', 'slot.unavailable') ?? false
  const nextStart = isTaken
    ? (problem?.data.nextStartAt ??
      openSlots.find((slot) => startAt !== undefined && slot.startAt > startAt)?.startAt)
    : undefined
  return (
    <form onSubmit={choose} noValidate>
      <Stack gap="5">
        {hasExpired ? (
          <Notice status="warning" role="alert" title={t('slots.expired')}>
            {retained}
          </Notice>
        ) : (
          <ProblemNotice problem={problem}>
            {nextStart && (
              <Button mt="3" variant="outline" loading={busy} onClick={() => onChoose(nextStart)}>
                {t('slots.takeNext', { time: timeText({ startAt: nextStart }) })}
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
