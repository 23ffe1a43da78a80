import { chakra, Stack } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { MIN_COMMENT, reasonLength } from '#domain/access/codes.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import type { AccessLifecycleEvent } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useAccessTexts } from '../texts.ts'

type Props = {
  detail: Output<'getAccessRequest'>
  busy: boolean
  send: (event: AccessLifecycleEvent) => void
  /** The facts for the decision: next to the fields on wide screens, above the fields on phones. */
  facts: ReactNode
  /** Whether the approver has the approval queue, in which a decision can be undone for some seconds. */
  hasQueue: boolean
}

const Sheet = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    lg: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(24rem, 40%))', columnGap: '8' },
  },
})

const Fields = chakra('section', {
  base: {
    // On a phone the buttons are also visible next to the facts.
    display: { base: 'contents', lg: 'flex' },
    flexDirection: 'column',
    gap: '5',
    lg: { pl: '8', borderLeftWidth: '1px', borderLeftStyle: 'solid', borderColor: 'border' },
  },
})

/**
 * Approves a request, with the requested or another term, or rejects it with a reason. Both answers are
 * always visible.
 */
export function DecisionForm({
  detail: { request, termChange, longestTermDays, previewEndDate, possibleYn },
  busy,
  send,
  facts,
  hasQueue,
}: Props) {
  const { t } = useAccessTexts()
  const { termDays: asked } = request
  // The longest term may have been shortened since the request.
  const longestTerm = Math.min(asked ?? 0, longestTermDays)
  const [term, setTerm] = useState(asked === null ? '' : String(longestTerm))
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState<'APPROVE' | 'REJECT'>()
  const [termField, commentField] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)]
  const resident = useResidentFree<'comment'>()
  const maxTerm = termChange === 'ANY' ? longestTermDays : longestTerm
  const hasTerm = asked !== null && termChange !== 'NONE'
  const days = /^\d{1,4}$/.test(term) ? Number(term) : 0
  const hint = longestTerm !== asked ? 'shortened' : termChange === 'ANY' ? 'any' : 'shorter'
  const isTermWrong = hasTerm && (days < 1 || days > maxTerm)
  const isCommentMissing = lettersIn(comment) < MIN_COMMENT

  const decide = (decision: 'APPROVE' | 'REJECT') => {
    setTried(decision)
    resident.forget()
    if (decision === 'APPROVE' && isTermWrong) return termField.current?.focus()
    if (decision === 'REJECT' && isCommentMissing) return commentField.current?.focus()
    send({
      type: 'decision.confirmed',
      decision,
      comment: typedText(comment),
      termDays: decision === 'APPROVE' && hasTerm ? days : null,
    })
  }
  const commentMistake = resident.isFoundIn('comment')
    ? t('form.residentNumber')
    : tried === 'REJECT' && isCommentMissing && t('request.decide.commentMissing')
  return (
    <Sheet>
      {facts}
      <Fields aria-labelledby="decide">
        <Heading level={2} size="md" id="decide">
          {t('request.decide.title')}
        </Heading>
        {possibleYn === 'N' && <Notice status="warning">{t('request.decide.impossible')}</Notice>}
        {hasTerm && (
          <Stack gap="2">
            <TextField
              ref={termField}
              label={t('request.decide.term')}
              hint={t(`request.decide.${hint}`, { days: maxTerm, asked })}
              inputMode="numeric"
              value={term}
              readOnly={busy}
              rightSlot={<chakra.span px="3">{t('request.decide.unit')}</chakra.span>}
              onChange={({ target }) => setTerm(typedText(target.value))}
              error={tried === 'APPROVE' && isTermWrong && t('request.decide.termWrong', { days: maxTerm })}
            />
            {previewEndDate !== null && !isTermWrong && (
              <Text size="sm" tone="muted" role="status" numeric>
                {t('request.decide.end', { date: formatDate(addDays(previewEndDate, days - longestTerm)) })}
              </Text>
            )}
          </Stack>
        )}
        <TextArea
          ref={commentField}
          rows={3}
          label={t('request.decide.comment')}
          hint={t('request.decide.commentHint')}
          value={comment}
          maxLength={reasonLength.most}
          readOnly={busy}
          onChange={({ target }) => setComment(resident.clean('comment', target.value))}
          error={commentMistake}
        />
        <Text size="sm" tone="muted">
          {t('request.decide.undo')}
          {hasQueue && ` ${t('request.decide.undoInQueue', { seconds: UNDO_SECONDS })}`}
        </Text>
        <BottomActions mt="0" mb={{ base: '-5', md: '0' }} roundedBottom={{ base: 'xl', md: 'none' }}>
          <Button variant="outline" loading={busy} onClick={() => decide('REJECT')}>
            {t('request.decide.reject')}
          </Button>
          <Button loading={busy} onClick={() => decide('APPROVE')}>
            {t('request.decide.approve')}
          </Button>
        </BottomActions>
      </Fields>
    </Sheet>
  )
}
