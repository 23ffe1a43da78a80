import { Flex } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitedText } from '#src/lists/waiting-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AgeBadge } from './AgeBadge.tsx'

type Props = {
  row: Schema<'AdminAccessRequest'>
  /** Whether the age is shown as a badge as well. */
  isMarked: boolean
  /** The decision on the row that is not sent yet. */
  held: Schema<'AccessDecision'> | undefined
  secondsLeft: number | undefined
  onUndo: (() => void) | undefined
}

/** How long a request waits; after a decision the remaining seconds to undo it, in the same place. */
export function AgeCell({ row, isMarked, held, secondsLeft, onUndo }: Props) {
  const { t } = useApprovalTexts()
  const { t: admin } = useAdminTexts()
  const { requestedAt, requesterName: name } = row.request
  return (
    <Flex columnGap="2" align="center" justify="flex-end" whiteSpace="nowrap">
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
      ) : (
        <>
          {isMarked && <AgeBadge requestedAt={requestedAt} />}
          {waitedText(admin, requestedAt)}
        </>
      )}
    </Flex>
  )
}
