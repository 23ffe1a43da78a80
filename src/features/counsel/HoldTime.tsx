import { chakra } from '@chakra-ui/react'
import { formatDuration } from '#domain/dates.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { timeText } from './counsel-text.ts'
import { useCounselTexts } from './texts.ts'

const FIRST_CALL = 120
const LAST_CALL = 30

/**
 * The remaining time of a held slot. It is updated silently, and announced twice: two minutes and then thirty seconds
 * before the slot becomes free again.
 */
export function HoldTime({ startAt, secondsLeft }: { startAt: string; secondsLeft: number }) {
  const { t } = useCounselTexts()
  const isNearEnd = secondsLeft <= FIRST_CALL
  const announcedSeconds = secondsLeft <= LAST_CALL ? LAST_CALL : FIRST_CALL
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      p="4"
      rounded="lg"
      bg={isNearEnd ? 'warning.subtle' : 'brand.subtle'}
    >
      <chakra.span fontWeight="bold" textStyle="tabular">
        {timeText({ startAt })}
      </chakra.span>
      <chakra.span fontSize="sm" textStyle="tabular" role="timer" aria-live="off">
        {t('hold.left', { duration: formatDuration(secondsLeft) })}
      </chakra.span>
      <VisuallyHidden role="status">
        {isNearEnd &&
          secondsLeft > 0 &&
          t('hold.call', { duration: t(announcedSeconds === LAST_CALL ? 'hold.last' : 'hold.first') })}
      </VisuallyHidden>
    </chakra.div>
  )
}
