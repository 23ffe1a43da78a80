import { chakra, Stack } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { firstFieldOf } from '#src/forms/first-field.ts'
import { useForm } from '#src/forms/use-form.ts'
import { useFormGuard } from '#src/forms/use-form-guard.ts'
import { idOf } from '#src/machines/access-queue/held-decisions.ts'
import { countByRisk } from '#src/machines/access-queue/high-risk.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskBadge } from '../RiskBadge.tsx'
import { effectText } from './effect-text.ts'

const MAX_LENGTH = 500

type Props = {
  decision: Schema<'AccessDecision'>
  rows: readonly Schema<'AdminAccessRequest'>[]
  /** The selected requests that must be opened before they are approved. */
  leftOut: readonly Schema<'AdminAccessRequest'>[]
  onConfirm: (comment: string) => void
  onLeave: () => void
  /** Returns the element that receives the focus afterwards; null for the element that had the focus before. */
  finalFocus: () => HTMLElement | null
}

/** The effect of a decision on each request, with the reasons, before it is confirmed. */
export function ConfirmDecision({ decision, rows, leftOut, onConfirm, onLeave, finalFocus }: Props) {
  const { t } = useApprovalTexts()
  const submit = useRef<HTMLButtonElement>(null)
  const formId = useId()
  const isRejection = decision === 'REJECT'
  const count = rows.length
  const form = useForm({
    fields: { comment: '' },
    mistakes: ({ comment }) => ({
      comment: isRejection && lettersIn(comment) < MIN_COMMENT && t('confirm.missing'),
    }),
    residentFree: { comment: t('confirm.residentNumber') },
    busy: false,
    onSubmit: ({ comment }) => {
      guard.settle()
      onConfirm(typedText(comment))
    },
  })
  // Restores typed text for the same requests only: a reason may name the person.
  const guard = useFormGuard(form, {
    draft: {
      name: `access-${decision}-${rows.map(idOf).toSorted().join()}`,
      stored: [],
      remembered: ['comment'],
    },
  })
  const cancel = () => {
    guard.settle()
    onLeave()
  }
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t(isRejection ? 'confirm.rejectTitle' : 'confirm.approveTitle', { count })}
      finalFocus={finalFocus}
      initialFocus={() => (isRejection ? firstFieldOf(form.element.ref.current) : submit.current)}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t('confirm.leave')}
          </Button>
          <Button ref={submit} type="submit" form={formId} variant={isRejection ? 'danger' : 'solid'}>
            {t(isRejection ? 'confirm.reject' : 'confirm.approve', { count })}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.element}>
        <Stack gap="4">
          <Heading level={3} size="sm">
            {t('confirm.what')}
          </Heading>
          <Text numeric>
            {countByRisk(rows)
              .map(({ risk, count: number }) => t(`confirm.risk.${risk}`, { count: number }))
              .join(' · ')}
          </Text>
          {leftOut.length > 0 && (
            <Notice status="warning">
              {t('confirm.leftOut', {
                count: leftOut.length,
                names: [...new Set(leftOut.map(({ request }) => request.requesterName))].join(', '),
              })}
            </Notice>
          )}
          <Text>{t('confirm.undo', { count: UNDO_SECONDS })}</Text>
          {isRejection && <Text>{t('queue.effect.reject')}</Text>}
          <chakra.ul
            display="grid"
            gap="2"
            maxHeight="max(40dvh, 12rem)"
            overflowY="auto"
            tabIndex={0}
            aria-label={t('confirm.what')}
          >
            {rows.map((row) => {
              const {
                request: { requestId, requesterName: name, appName: app, levelName: level, approvalType },
              } = row
              return (
                <li key={requestId}>
                  <Text weight="medium">
                    {t('confirm.line', { name, app, level, type: t(`type.${approvalType}`) })}
                    <chakra.span ms="2">
                      <RiskBadge risk={row.riskLevel} />
                    </chakra.span>
                  </Text>
                  {!isRejection && (
                    <Text size="sm" tone={row.possibleYn === 'N' ? 'danger' : 'muted'} numeric>
                      {effectText(t, row)}
                    </Text>
                  )}
                </li>
              )
            })}
          </chakra.ul>
          <TextField
            label={t(isRejection ? 'confirm.rejectComment' : 'confirm.approveComment')}
            hint={t(isRejection ? 'confirm.commentHint' : 'confirm.approveHint')}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            {...form.field('comment')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
