import type { Input, Schema } from '#contract/operation.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { maxMemoLength } from '../counsel-text.ts'
import { useCounselAdminTexts } from './texts.ts'

type Outcome = Input<'recordCounsel'>['counselState']
const outcomes = ['DONE', 'NO_SHOW'] as const
const recordMachine = submissionMachine('recordCounsel')
const fields = { counselState: null as Outcome | null, note: '' }

type Props = { counsel: Schema<'AdminCounsel'>; onRecorded: () => void; onOutdated: () => void }

/** The form that records the result and the topics of a counsel. */
export function RecordForm({ counsel: { counselId, version }, onRecorded, onOutdated }: Props) {
  const { t } = useCounselAdminTexts()
  const form = useOperationForm(recordMachine, {
    fields,
    mistakes: ({ counselState }) => ({ counselState: counselState === null && t('record.missing') }),
    isDirty: ({ note }) => note !== '',
    input: ({ counselState, note }) => counselState && { counselId, version, counselState, note },
    onDone: onRecorded,
    reload: false,
    once: true,
    outdated: ['counsel.changed'],
    onOutdated,
    showOutdated: false,
  })
  return (
    <Card id="record" scrollMarginTop="20">
      <OperationForm form={form} submit={t('record.submit')}>
        <Heading level={2} size="md">
          {t('record.title')}
        </Heading>
        <RadioCards
          legend={t('record.outcome')}
          hint={t('record.hint')}
          columns={2}
          options={outcomes.map((value) => ({ value, label: t(`record.${value}`) }))}
          {...form.choice('counselState')}
        />
        <TextArea
          label={t('record.note')}
          hint={t('record.noteHint')}
          maxLength={maxMemoLength}
          {...form.field('note')}
        />
      </OperationForm>
    </Card>
  )
}
