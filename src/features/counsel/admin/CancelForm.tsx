import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { timeText } from '../counsel-text.ts'
import { useCounselAdminTexts } from './texts.ts'
import { useStaffSubmission } from './use-staff-submission.ts'

const LONGEST_REASON = 200
const cancelMachine = submissionMachine('cancelAdminCounsel')

type Props = { counsel: Schema<'AdminCounsel'>; onCanceled: () => void; onOutdated: () => void }

/** Calls a reservation off; the reason goes to the person who made it. */
export function CancelForm({ counsel, onCanceled, onOutdated }: Props) {
  const { t } = useCounselAdminTexts()
  const dialogs = useMachines().dialogs
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useLeaveQuestion(useDirtyForm(reason !== ''))
  const { snapshot, submit } = useStaffSubmission(cancelMachine, { onAccepted: onCanceled, onOutdated })
  const missing = isBlank(reason)

  const cancel = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return field.current?.focus()
    const isSure = await confirm(dialogs, {
      header: t('cancel.title'),
      message: t('cancel.question', { name: counsel.name, time: timeText(counsel) }),
      acceptLabel: t('cancel.submit'),
      rejectLabel: t('cancel.stay'),
      isFinal: true,
    })
    if (isSure) submit({ counselId: counsel.counselId, version: counsel.version, reason: typedText(reason) })
  }
  return (
    <Card id="cancel" scrollMarginTop="20">
      <form onSubmit={(event) => void cancel(event)} noValidate>
        <Stack gap="5">
          <Heading level={2} size="md">
            {t('cancel.title')}
          </Heading>
          <TextField
            ref={field}
            label={t('cancel.reason')}
            hint={t('cancel.reasonHint')}
            autoComplete="off"
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={tried && missing && t('cancel.missing')}
          />
          <ProblemNotice
            problem={snapshot.context.problem?.is('counsel.changed') ? undefined : snapshot.context.problem}
          />
          <Button type="submit" variant="outline" alignSelf="flex-start" loading={snapshot.hasTag('busy')}>
            {t('cancel.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
