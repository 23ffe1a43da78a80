import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

/**
 * The decision that can be undone. The undo button is not at the position of the decision buttons, so that a second
 * press does not undo the decision.
 */
export function HeldDecisionLine({
  decision,
  onUndo,
}: {
  decision: Schema<'AccessDecision'>
  onUndo: (() => void) | undefined
}) {
  const { t } = useApprovalTexts()
  return (
    <chakra.div
      data-row-action=""
      display="grid"
      gridTemplateColumns={fluidColumns(2, '7rem')}
      gap="2"
      pt="2"
      alignItems="center"
    >
      {onUndo ? (
        <Button variant="ghost" onClick={onUndo}>
          {t('undo.act')}
        </Button>
      ) : (
        <span />
      )}
      <Text tone="muted" weight="medium" textAlign="center">
        {t(`undo.row.${decision}`)}
      </Text>
    </chakra.div>
  )
}

/**
 * The buttons for approval and rejection of one request, at least 44 px high; a request of high risk must be opened
 * before it is approved.
 */
export function DecideButtons({
  row,
  onDecide,
}: {
  row: Schema<'AdminAccessRequest'>
  onDecide: (row: Schema<'AdminAccessRequest'>, decision: Schema<'AccessDecision'>) => void
}) {
  const { t } = useApprovalTexts()
  const { requesterName: name, appName: app, levelName: level, approvalType } = row.request
  const of = { name, app, level, type: t(`type.${approvalType}`) }
  return (
    <chakra.div
      data-row-action=""
      display="grid"
      gridTemplateColumns={fluidColumns(2, '7rem')}
      gap="2"
      pt="2"
    >
      <Button variant="outline" aria-label={t('queue.rejectOne', of)} onClick={() => onDecide(row, 'REJECT')}>
        {t('queue.reject')}
      </Button>
      {row.riskLevel === 'HIGH' ? (
        <ButtonLink asChild variant="soft">
          <Link
            to="/apps/request"
            search={{ requestId: row.request.requestId }}
            aria-label={t('queue.readOne', of)}
          >
            {t('queue.read')}
          </Link>
        </ButtonLink>
      ) : (
        <Button
          variant="soft"
          aria-label={t('queue.approveOne', of)}
          onClick={() => onDecide(row, 'APPROVE')}
        >
          {t('queue.approve')}
        </Button>
      )}
    </chakra.div>
  )
}
