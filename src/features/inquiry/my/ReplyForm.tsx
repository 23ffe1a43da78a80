import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { InquiryState } from '#domain/inquiry/states.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { MAX_UPLOADS } from '#domain/upload/rules.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { drafts } from '#src/forms/drafts.ts'
import { UploadField } from '#src/forms/UploadField.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import { areAllUploaded, fileIdsOf } from '#src/machines/upload/upload-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { bodyMistake } from '../body-mistake.ts'
import { useInquiryTexts } from '../texts.ts'
import { isOutdated, useIdempotencyKey } from './use-idempotency-key.ts'

const replyMachine = submissionMachine('replyToInquiry')
const FILES_ID = 'reply-files'

/** The name of the form, and of the button that opens it. */
export const replyTitleOf = (state: InquiryState) =>
  state === 'ANSWERED' ? 'detail.reply.titleAnswered' : 'detail.reply.title'

/** Adds something to an inquiry, with files; an answered one is opened again by it. */
export function ReplyForm({ inquiryId, state }: { inquiryId: string; state: InquiryState }) {
  const { t } = useInquiryTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(replyMachine, {})
  const { snapshot: upload, send: sendUpload } = useFlow(uploadMachine, {
    input: { purpose: 'inquiry', most: MAX_UPLOADS },
  })
  const { key, renew } = useIdempotencyKey()
  const [draft] = useState(() => drafts.of<{ body: string }>(`reply-${inquiryId}`, { stored: ['body'] }))
  const [body, setBody] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const resident = useResidentFree<'body'>()
  const { problem } = snapshot.context
  const locked = snapshot.hasTag('busy')
  const [uploading, allUploaded] = [upload.hasTag('busy'), areAllUploaded(upload.context)]
  const form = useDirtyForm(body !== '' || upload.context.items.length > 0, { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, { body }, form, (found) => setBody(found.body ?? ''))

  useAccepted(flow, () => {
    form.settle()
    setBody('')
    setTried(false)
    renew()
    sendUpload({ type: 'files.sent' })
    toaster.show({ message: t('detail.reply.sent'), severity: 'success' })
    void router.invalidate()
  })

  useEffect(() => {
    if (problem?.is('upload.missing')) sendUpload({ type: 'files.lost', problem })
    if (!isOutdated(problem)) return
    renew()
    void router.invalidate()
  }, [problem, renew, router, sendUpload])

  const mistake = bodyMistake(t, body)
  const filesMistake = tried && !uploading && !allUploaded && t('mistake.files')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    resident.forget()
    if (mistake) return field.current?.focus()
    if (!allUploaded) return document.getElementById(FILES_ID)?.focus()
    send({
      type: 'submission.requested',
      input: {
        idempotencyKey: key,
        inquiryId,
        body: typedText(body),
        fileIds: fileIdsOf(upload.context),
      },
    })
  }
  const answered = state === 'ANSWERED'
  return (
    <Card aria-labelledby="reply">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={2} size="md" id="reply">
              {t(replyTitleOf(state))}
            </Heading>
            <Text tone="muted">{t(answered ? 'detail.reply.leadAnswered' : 'detail.reply.lead')}</Text>
          </Stack>
          <TextArea
            ref={field}
            label={t('detail.reply.body')}
            hint={t('write.bodyHint')}
            value={body}
            readOnly={locked}
            onChange={({ target }) => setBody(resident.clean('body', target.value))}
            error={resident.isFoundIn('body') ? t('mistake.residentNumber') : tried && mistake}
          />
          <UploadField
            id={FILES_ID}
            context={upload.context}
            send={sendUpload}
            locked={locked}
            error={filesMistake}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" alignSelf="flex-end" loading={locked} aria-disabled={uploading || undefined}>
            {t(uploading ? 'detail.reply.uploading' : 'detail.reply.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
