import { chakra, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { MIN_COMMENT, reasonLength } from '#domain/access/codes.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import type { HeldChoice } from '#src/machines/decision-hold/decision-hold.machine.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useAccessTexts } from '../texts.ts'
import { HeldDecision } from './HeldDecision.tsx'

type Props = {
  detail: Output<'getAccessRequest'>
  busy: boolean
  /** The decision that is not sent yet, and the seconds in which it can be undone. */
  held: { decision: Schema<'AccessDecision'>; secondsLeft: number; onUndo: () => void } | undefined
  onDecide: (choice: HeldChoice) => void
}

// On a phone the buttons are visible next to the facts as well, so they are not a part of the card with the fields.
const Column = chakra('section', {
  base: {
    display: 'contents',
    lg: { display: 'grid', bg: 'bg.panel', rounded: 'xl', p: '6', gap: '5' },
  },
})

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    lgDown: { bg: 'bg.panel', rounded: 'xl', p: { base: 'edge', md: '6' } },
  },
})

/**
 * Approves a request, with the requested or another term, or rejects it with a reason. Both answers are
 * always visible.
 */
export function DecisionForm({
  detail: { request, termChange, longestTermDays, previewEndDate, possibleYn },
  busy,
  held,
  onDecide,
}: Props) {
  const { t } = useAccessTexts()
  const { termDays: asked } = request
  // The maximum term may have been shortened since the request.
  const longestTerm = Math.min(asked ?? 0, longestTermDays)
  const [term, setTerm] = useState(asked === null ? '' : String(longestTerm))
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState<'APPROVE' | 'REJECT'>()
  const buttons = useRef<HTMLDivElement>(null)
  const [termField, commentField] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)]
  const resident = useResidentFree<'comment'>()
  const maxTerm = termChange === 'ANY' ? longestTermDays : longestTerm
  const hasTerm = asked !== null && termChange !== 'NONE'
  const days = /^\d{1,4}$/.test(term) ? Number(term) : 0
  const hint = longestTerm !== asked ? 'shortened' : termChange === 'ANY' ? 'any' : 'shorter'
  const isTermWrong = hasTerm && (days < 1 || days > maxTerm)
  const isCommentMissing = lettersIn(comment) < MIN_COMMENT

  const isFixed = busy || held !== undefined
  const decide = (decision: 'APPROVE' | 'REJECT') => {
    setTried(decision)
    resident.forget()
    if (decision === 'APPROVE' && isTermWrong) return termField.current?.focus()
    if (decision === 'REJECT' && isCommentMissing) return commentField.current?.focus()
    buttons.current?.focus()
    onDecide({
      decision,
      comment: typedText(comment),
      termDays: decision === 'APPROVE' && hasTerm ? days : null,
    })
  }
  const commentMistake = resident.isFoundIn('comment')
    ? t('form.residentNumber')
    : tried === 'REJECT' && isCommentMissing && t('request.decide.commentMissing')
  return (
    <Column aria-labelledby="decide" data-side="" data-sheet="">
      <Fields>
        <Heading level={2} size="md" id="decide">
          {t('request.decide.title')}
        </Heading>
        <Text size="sm" tone="muted" mt="-4">
          {t('request.decide.of', {
            name: request.requesterName,
            app: request.appName,
            level: request.levelName,
          })}
        </Text>
        {possibleYn === 'N' && <Notice status="warning">{t('request.decide.impossible')}</Notice>}
        {hasTerm && (
          <Stack gap="2">
            <TextField
              ref={termField}
              label={t('request.decide.term')}
              hint={t(`request.decide.${hint}`, { days: maxTerm, asked })}
              inputMode="numeric"
              value={term}
              readOnly={isFixed}
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
          readOnly={isFixed}
          onChange={({ target }) => setComment(resident.clean('comment', target.value))}
          error={commentMistake}
        />
        <Text size="sm" tone="muted">
          {t('request.decide.undo', { seconds: UNDO_SECONDS })}
        </Text>
      </Fields>
      <BottomActions mt="0" css={{ '& > *': { flex: '1 1 0' } }}>
        {/* The focus stays here while the buttons and the decision replace one another. */}
        <chakra.div ref={buttons} tabIndex={-1} display="flex" gap="2" outline="none">
          {held ? (
            <HeldDecision {...held} />
          ) : (
            <>
              <Button flex="1" variant="outline" loading={busy} onClick={() => decide('REJECT')}>
                {t('request.decide.reject')}
              </Button>
              <Button flex="1" loading={busy} onClick={() => decide('APPROVE')}>
                {t('request.decide.approve')}
              </Button>
            </>
          )}
        </chakra.div>
      </BottomActions>
    </Column>
  )
}
