import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { RequesterBox } from './RequesterBox.tsx'

type Props = {
  row: Schema<'AdminAccessRequest'>
  /** Whether the row is a line of a table, and not a card. */
  isShort: boolean
  hasBox: boolean
  isChosen: boolean
  onChoose: (wanted: boolean) => void
  onOpen: (() => void) | undefined
  held: Schema<'AccessDecision'> | undefined
}

/** The requester of a row with its checkbox; a row without a decision to make shows why instead of the department. */
export function RequesterCell({ row, isShort, hasBox, isChosen, onChoose, onOpen, held }: Props) {
  const { t } = useApprovalTexts()
  const { requestId, requesterName: name, appName: app, levelName: level, approvalType } = row.request
  const closedReason = held ? t(`undo.row.${held}`) : row.refusal
  if (closedReason)
    return (
      <chakra.span display={isShort ? 'flex' : 'block'} alignItems="center" gap="3" data-held={held}>
        {isShort && (
          // As wide as a checkbox, so that the name does not move.
          <chakra.span flex="none" boxSize="6" display="grid" placeItems="center" color="fg.muted">
            {held === 'APPROVE' && <CheckIcon boxSize="1.125rem" strokeWidth="3" color="success.fg" />}
          </chakra.span>
        )}
        <RequesterBox isShort={isShort}>
          <TwoLines first={name} second={closedReason} />
        </RequesterBox>
      </chakra.span>
    )
  const requester = (
    <RequesterBox
      aria-hidden={hasBox || undefined}
      isShort={isShort}
      {...(!isShort && { lineClamp: '1', wordBreak: 'break-all' })}
    >
      {name}{' '}
      <Text as="span" size="sm" tone="muted" weight="normal">
        {row.deptName}
      </Text>
    </RequesterBox>
  )
  if (!hasBox) return requester
  return (
    <Checkbox
      label={requester}
      aria-label={t('queue.choose', { name, app, level, type: t(`type.${approvalType}`) })}
      dense={isShort}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
      onFocus={onOpen}
      data-row-link=""
      data-request={requestId}
      data-risk={row.riskLevel}
    />
  )
}
