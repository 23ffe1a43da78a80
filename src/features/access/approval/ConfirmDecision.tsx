import { chakra, Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { UNDO_SECONDS } from '#src/machines/access-queue/held-decisions.ts'
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

const LONGEST = 500

type Props = {
  decision: Schema<'AccessDecision'>
  rows: readonly Schema<'AdminAccessRequest'>[]
  /** The selected requests that must be opened before they are approved. */
  leftOut: readonly Schema<'AdminAccessRequest'>[]
  onConfirm: (comment: string) => void
  onLeave: () => void
  /** The element that receives the focus afterwards; null for the one that had it before. */
  finalFocus: () => HTMLElement | null
}

/** The effect of a decision on each request, with the reasons, before it is confirmed. */
export function ConfirmDecision({ decision, rows, leftOut, onConfirm, onLeave, finalFocus }: Props) {
  const { t } = useApprovalTexts()
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const resident = useResidentFree<'comment'>()
  const [field, submit] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)]
  const formId = useId()
  const rejects = decision === 'REJECT'
  const count = rows.length
  const missing = rejects && lettersIn(comment) < MIN_COMMENT

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) field.current?.focus()
    else onConfirm(typedText(comment))
  }
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t(rejects ? 'confirm.rejectTitle' : 'confirm.approveTitle', { count })}
      finalFocus={finalFocus}
      initialFocus={() => (rejects ? field.current : submit.current)}
      footer={
        <>
          <Button variant="outline" onClick={onLeave}>
            {t('confirm.leave')}
          </Button>
          <Button ref={submit} type="submit" form={formId} variant={rejects ? 'danger' : 'solid'}>
            {t(rejects ? 'confirm.reject' : 'confirm.approve', { count })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={confirm} noValidate>
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
                names: leftOut.map(({ request: { requesterName } }) => requesterName).join(', '),
              })}
            </Notice>
          )}
          <Text>{t('confirm.undo', { count: UNDO_SECONDS })}</Text>
          {rejects && <Text>{t('queue.effect.reject')}</Text>}
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
                    {t('confirm.line', { name, app, level, type: t(`type.${approvalType}`) })}{' '}
                    <RiskBadge risk={row.riskLevel} />
                  </Text>
                  {!rejects && (
                    <Text size="sm" tone={row.possibleYn === 'N' ? 'danger' : 'muted'} numeric>
                      {effectText(t, row)}
                    </Text>
                  )}
                </li>
              )
            })}
          </chakra.ul>
          <TextField
            ref={field}
            label={t(rejects ? 'confirm.rejectComment' : 'confirm.approveComment')}
            hint={t(rejects ? 'confirm.commentHint' : 'confirm.approveHint')}
            autoComplete="off"
            maxLength={LONGEST}
            value={comment}
            onChange={(event) => setComment(resident.clean('comment', event.target.value))}
            error={
              resident.isFoundIn('comment')
                ? t('confirm.residentNumber')
                : tried && missing && t('confirm.missing')
            }
          />
        </Stack>
      </form>
    </Dialog>
  )
}
