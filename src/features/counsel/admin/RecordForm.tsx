import { Stack } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Input, Schema } from '#contract/operation.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { mostMemoLength } from '../counsel-text.ts'
import { useCounselAdminTexts } from './texts.ts'
import { useStaffSubmission } from './use-staff-submission.ts'

type Outcome = Input<'recordCounsel'>['counselState']
const outcomes = ['DONE', 'NO_SHOW'] as const
const recordMachine = submissionMachine('recordCounsel')

type Props = { counsel: Schema<'AdminCounsel'>; onRecorded: () => void; onOutdated: () => void }

/** The result and the topics of a counsel. */
export function RecordForm({ counsel: { counselId, version }, onRecorded, onOutdated }: Props) {
  const { t } = useCounselAdminTexts()
  const [counselState, setState] = useState<Outcome | null>(null)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const form = useDirtyForm(note !== '')
  useLeaveQuestion(form)
  const { snapshot, submit } = useStaffSubmission(recordMachine, { onAccepted: onRecorded, onOutdated })

  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (counselState === null)
      return event.currentTarget.querySelector<HTMLElement>('input[type=radio]')?.focus()
    submit({ counselId, version, counselState, note })
  }
  return (
    <Card id="record" scrollMarginTop="20">
      <form onSubmit={record} noValidate>
        <Stack gap="5" align="stretch">
          <Heading level={2} size="md">
            {t('record.title')}
          </Heading>
          <RadioCards
            legend={t('record.outcome')}
            hint={t('record.hint')}
            columns={2}
            options={outcomes.map((value) => ({ value, label: t(`record.${value}`) }))}
            value={counselState}
            onValueChange={setState}
            error={tried && counselState === null && t('record.missing')}
          />
          <TextArea
            label={t('record.note')}
            hint={t('record.noteHint')}
            value={note}
            maxLength={mostMemoLength}
            onChange={(event) => setNote(event.target.value)}
          />
          <ProblemNotice
            problem={snapshot.context.problem?.is('counsel.changed') ? undefined : snapshot.context.problem}
          />
          <Button type="submit" alignSelf="flex-start" loading={snapshot.hasTag('busy')}>
            {t('record.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
