import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { type AbnormalAction, isEndDate, minCommentLength } from '#domain/abnormal/actions.ts'
import { kstDate } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useSecurityTexts } from '../texts.ts'

const actionMachine = submissionMachine('takeAbnormalAction')
const MAX_LENGTH = 2000
const fields = { action: null as AbnormalAction | null, comment: '', endDate: '' }

/**
 * The form for an action on an abnormal behaviour: a choice of the seven actions with their effects, the reason, and
 * for an exclusion the end date.
 */
export function ActionForm({ event }: { event: Schema<'AbnormalEvent'> }) {
  const { t } = useSecurityTexts()
  const effectOf = (name: AbnormalAction) =>
    t(`abnormal.effect.${name}`, {
      count: event.choices.find((choice) => choice.action === name)?.count ?? 0,
    })
  const form = useOperationForm(actionMachine, {
    fields,
    mistakes: ({ action, comment, endDate }) => {
      if (!action) return { action: t('abnormal.act.chooseFirst') }
      const minLetters = minCommentLength(action)
      const isDateWrong = !isEndDate(action, inputOfAction(action, endDate), kstDate(portalClock.now()))
      return {
        endDate: isDateWrong && t('abnormal.act.endDateWrong'),
        comment: lettersIn(comment) < minLetters && t('abnormal.act.commentShort', { least: minLetters }),
      }
    },
    residentFree: { comment: t('abnormal.act.residentNumber') },
    isDirty: ({ comment }) => comment !== '',
    input: ({ action, comment, endDate }) =>
      action && {
        abnormalEventId: event.abnormalEventId,
        version: event.version,
        action,
        comment: typedText(comment),
        endDate: inputOfAction(action, endDate),
      },
    question: ({ action }) => ({
      header: t(`abnormal.action.${action!}`),
      message: t('abnormal.act.question', { name: event.memberName, effect: effectOf(action!) }),
      acceptLabel: t('abnormal.act.accept'),
    }),
    done: ({ lastAction }, { action }) =>
      t('abnormal.act.done', { action: t(`abnormal.action.${lastAction ?? action!}`) }),
    outdated: ['abnormalEvent.changed', 'abnormal.nothingToDo'],
  })
  const { action } = form.values
  const { problem } = form
  const possible = event.choices.filter(({ reason }) => reason === null)
  const impossible = event.choices.filter(({ reason }) => reason !== null)
  const isOutdated = problem?.is('abnormalEvent.changed', 'abnormal.nothingToDo') ?? false

  if (event.choices.some(({ reason }) => reason === 'OWN'))
    return <Notice status="warning">{t('abnormal.act.own')}</Notice>
  return (
    <Card id="act" scrollMarginTop="20">
      <chakra.form {...form.element}>
        <Heading level={2} size="sm" mb="3">
          {t('abnormal.act.title')}
        </Heading>
        <RadioCards
          isDense
          legendHidden
          legend={t('abnormal.act.choose')}
          options={possible.map(({ action: value }) => ({
            value,
            label: t(`abnormal.action.${value}`),
            description: effectOf(value),
          }))}
          {...form.choice('action')}
        />
        {impossible.length > 0 && (
          <details open={possible.length === 0}>
            <FoldedSummary fontSize="sm">
              {t('abnormal.act.impossible', { count: impossible.length })}
            </FoldedSummary>
            <DataList
              columns={1}
              items={impossible.map(({ action: value }) => ({
                key: value,
                term: t(`abnormal.action.${value}`),
                value: t(`abnormal.nothing.${value}`),
              }))}
            />
          </details>
        )}
        <Stack gap="4" mt="4" pt="4" borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
          {action === 'EXCLUSION' && (
            <DateField label={t('abnormal.act.endDate')} {...form.field('endDate')} />
          )}
          <TextArea
            label={t('abnormal.act.comment')}
            hint={t(action === 'EXCLUSION' ? 'abnormal.act.exclusionHint' : 'abnormal.act.commentHint')}
            maxLength={MAX_LENGTH}
            rows={2}
            {...form.field('comment')}
          />
          {isOutdated ? (
            <Notice status="warning" role="alert">
              {t('abnormal.act.changed')}
            </Notice>
          ) : (
            <ProblemNotice problem={problem} />
          )}
        </Stack>
        <chakra.div mt="4" pt="4" borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
          <Button type="submit" width="full" loading={form.busy}>
            {t('abnormal.act.accept')}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  )
}

/** Only an exclusion may have an end date. */
const inputOfAction = (action: AbnormalAction, endDate: string) =>
  action === 'EXCLUSION' ? endDate || null : null
