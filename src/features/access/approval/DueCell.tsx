import { Flex } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { ageOf } from '#domain/access/ages.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { dueText } from './due-text.ts'

type Props = {
  row: Schema<'AdminAccessRequest'>
  /** Whether the row is a line of a table, whose header names the deadline. */
  isShort: boolean
  /** The decision on the row that is not sent yet. */
  held: Schema<'AccessDecision'> | undefined
  secondsLeft: number | undefined
  onUndo: (() => void) | undefined
}

/**
 * The time until which a request must be decided, as a badge only if it is near; after a decision the remaining
 * seconds to undo it, in the same place.
 */
export function DueCell({ row, isShort, held, secondsLeft, onUndo }: Props) {
  const { t } = useApprovalTexts()
  const { t: admin } = useAdminTexts()
  const { requestedAt, deadlineAt, requesterName: name } = row.request
  const now = portalClock.now()
  const waited = waitsText(admin, requestedAt)
  const date = deadlineAt && dueText(t, deadlineAt, now)
  const due = date && !isShort ? t('queue.until', { date }) : (date ?? waited)
  return (
    <Flex fontSize="sm" align="center" justify="flex-end" whiteSpace="nowrap" title={waited}>
      {held && secondsLeft !== undefined ? (
        onUndo ? (
          <Button
            variant="ghost"
            size="sm"
            minHeight="7"
            px="2"
            me="-2"
            my="-1"
            color="brand.fg"
            textStyle="tabular"
            aria-label={t('undo.actOn', { name })}
            onClick={onUndo}
          >
            {t('undo.actIn', { seconds: Math.min(secondsLeft, UNDO_SECONDS) })}
          </Button>
        ) : (
          t('undo.in', { seconds: Math.min(secondsLeft, UNDO_SECONDS) })
        )
      ) : ageOf(new Date(requestedAt), now) === 'LATE' ? (
        <Badge tone="danger">{due}</Badge>
      ) : (
        due
      )}
    </Flex>
  )
}
