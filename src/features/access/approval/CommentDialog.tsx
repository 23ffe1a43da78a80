import { Stack } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useApprovalTexts } from '../approval-texts.ts'

const LONGEST = 500
const commentMachine = submissionMachine('commentAccessRequest')

type Props = { request: Schema<'AccessRequest'>; onClose: () => void }

/** A word to who asked, while their request waits on. */
export function CommentDialog({
  request: { requestId, requesterName: name, appName: app, levelName: level },
  onClose,
}: Props) {
  const { t } = useApprovalTexts()
  const { snapshot, send, flow } = useFlow(commentMachine, {})
  const [body, setBody] = useState('')
  const [tried, setTried] = useState(false)
  const [idempotencyKey] = useState(newId)
  const resident = useResidentFree<'body'>()
  const field = useRef<HTMLTextAreaElement>(null)
  const formId = useId()
  const missing = isBlank(body)
  const busy = snapshot.hasTag('busy')
  useAccepted(flow, () => {
    toaster.show({ message: t('comment.sent'), severity: 'success' })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) field.current?.focus()
    else send({ type: 'submission.requested', input: { idempotencyKey, requestId, body: typedText(body) } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('comment.title')}
      initialFocus={() => field.current}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('comment.leave')}
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            {t('comment.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text>{t('comment.to', { name, app, level })}</Text>
          <ProblemNotice problem={snapshot.context.problem} />
          <TextArea
            ref={field}
            label={t('comment.label')}
            maxLength={LONGEST}
            value={body}
            onChange={(event) => setBody(resident.clean('body', event.target.value))}
            error={
              resident.isFoundIn('body')
                ? t('confirm.residentNumber')
                : tried && missing && t('comment.missing')
            }
          />
        </Stack>
      </form>
    </Dialog>
  )
}
