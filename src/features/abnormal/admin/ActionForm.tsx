import { chakra, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { type AbnormalAction, isEndDate, leastWords } from '#domain/abnormal/actions.ts'
import { kstDate } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useSecurityTexts } from '../texts.ts'

const actionMachine = submissionMachine('takeAbnormalAction')
const LONGEST = 2000

/** A choice of the seven actions with their effects, the reason, and for an exclusion its end. */
export function ActionForm({ event }: { event: Schema<'AbnormalEvent'> }) {
  const { t } = useSecurityTexts()
  const router = useRouter()
  const dialogs = useMachines().dialogs
  const [action, setAction] = useState<AbnormalAction | null>(null)
  const [comment, setComment] = useState('')
  const [endDate, setEndDate] = useState('')
  const [tried, setTried] = useState(false)
  const resident = useResidentFree<'comment'>()
  const commentField = useRef<HTMLTextAreaElement>(null)
  const form = useDirtyForm(comment !== '')
  useLeaveQuestion(form)
  const { snapshot, send, flow } = useFlow(actionMachine, {})
  const { problem } = snapshot.context
  const outdated = problem?.is('abnormalEvent.changed', 'abnormal.nothingToDo') ?? false

  useAccepted(flow, ({ output }) => {
    const done = output.lastAction
    form.settle()
    setAction(null)
    setComment('')
    setEndDate('')
    setTried(false)
    if (done)
      toaster.show({
        message: t('abnormal.act.done', { action: t(`abnormal.action.${done}`) }),
        severity: 'success',
      })
    void router.invalidate()
  })
  useEffect(() => {
    if (outdated) void router.invalidate()
  }, [outdated, router])

  if (event.choices.some(({ reason }) => reason === 'OWN'))
    return <Notice status="warning">{t('abnormal.act.own')}</Notice>
  const effectOf = (name: AbnormalAction) =>
    t(`abnormal.effect.${name}`, {
      count: event.choices.find((choice) => choice.action === name)?.count ?? 0,
    })
  const wanted = action === 'EXCLUSION' ? endDate || null : null
  const least = action ? leastWords(action) : 0
  const short = lettersIn(comment) < least
  const wrongDate = action !== null && !isEndDate(action, wanted, kstDate(portalClock.now()))

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    setTried(true)
    resident.forget()
    if (!action || wrongDate) return
    if (short) return commentField.current?.focus()
    const isSure = await confirm(dialogs, {
      header: t(`abnormal.action.${action}`),
      message: t('abnormal.act.question', { name: event.memberName, effect: effectOf(action) }),
      acceptLabel: t('abnormal.act.accept'),
    })
    if (isSure)
      send({
        type: 'submission.requested',
        input: {
          abnormalEventId: event.abnormalEventId,
          version: event.version,
          action,
          comment: typedText(comment),
          endDate: wanted,
        },
      })
  }
  return (
    <Card id="act" scrollMarginTop="20">
      <form onSubmit={(submitted) => void submit(submitted)} noValidate>
        <Stack gap="5">
          <Heading level={2} size="sm">
            {t('abnormal.act.title')}
          </Heading>
          <RadioCards
            legend={t('abnormal.act.choose')}
            options={event.choices.map(({ action: value, reason }) => ({
              value,
              label: t(`abnormal.action.${value}`),
              description: reason ? t(`abnormal.nothing.${value}`) : effectOf(value),
              disabled: reason !== null,
            }))}
            value={action}
            onValueChange={setAction}
            error={tried && !action && t('abnormal.act.chooseFirst')}
          />
          {action === 'EXCLUSION' && (
            <TextField
              type="date"
              label={t('abnormal.act.endDate')}
              value={endDate}
              onChange={({ target }) => setEndDate(target.value)}
              error={tried && wrongDate && t('abnormal.act.endDateWrong')}
            />
          )}
          <TextArea
            ref={commentField}
            label={t('abnormal.act.comment')}
            hint={t(action === 'EXCLUSION' ? 'abnormal.act.exclusionHint' : 'abnormal.act.commentHint')}
            maxLength={LONGEST}
            value={comment}
            onChange={({ target }) => setComment(resident.clean('comment', target.value))}
            error={
              resident.isFoundIn('comment')
                ? t('abnormal.act.residentNumber')
                : tried && action !== null && short && t('abnormal.act.commentShort', { least })
            }
          />
          {outdated ? (
            <Notice status="warning" role="alert">
              {t('abnormal.act.changed')}
            </Notice>
          ) : (
            <ProblemNotice problem={problem} />
          )}
          <chakra.div data-bottom-bar="" position={{ xl: 'sticky' }} bottom="0" py="3" my="-3" bg="bg.panel">
            <Button type="submit" loading={snapshot.hasTag('busy')}>
              {t('abnormal.act.accept')}
            </Button>
          </chakra.div>
        </Stack>
      </form>
    </Card>
  )
}
