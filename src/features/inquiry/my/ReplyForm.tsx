import { useEffect } from 'react'
import type { InquiryState } from '#domain/inquiry/states.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { MAX_UPLOADS } from '#domain/upload/rules.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { UploadField } from '#src/forms/UploadField.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import { areAllUploaded, fileIdsOf } from '#src/machines/upload/upload-context.ts'
import { Card } from '#src/ui/Card.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { bodyMistake } from '../body-mistake.ts'
import { useInquiryTexts } from '../texts.ts'
import { outdatedRefusals, useIdempotencyKey } from './use-idempotency-key.ts'

const replyMachine = submissionMachine('replyToInquiry')
const FILES_ID = 'reply-files'
const fields = { body: '' }

/** Returns the text key for the name of the reply form, which is also the name of the button that opens the form. */
export const replyTitleOf = (state: InquiryState) =>
  state === 'ANSWERED' ? 'detail.reply.titleAnswered' : 'detail.reply.title'

/** Adds a message, with files, to an inquiry. The message reopens an answered inquiry. */
export function ReplyForm({ inquiryId, state }: { inquiryId: string; state: InquiryState }) {
  const { t } = useInquiryTexts()
  const { snapshot: upload, send: sendUpload } = useFlow(uploadMachine, {
    input: { purpose: 'inquiry', most: MAX_UPLOADS },
  })
  const { key: idempotencyKey, renew } = useIdempotencyKey()
  const isUploading = upload.hasTag('busy')
  const form = useOperationForm(replyMachine, {
    fields,
    mistakes: ({ body }) => ({
      body: bodyMistake(t, body),
      files: !isUploading && !areAllUploaded(upload.context) && t('mistake.files'),
    }),
    residentFree: { body: t('mistake.residentNumber') },
    isDirty: ({ body }) => body !== '' || upload.context.items.length > 0,
    input: ({ body }) =>
      !isUploading && {
        idempotencyKey,
        inquiryId,
        body: typedText(body),
        fileIds: fileIdsOf(upload.context),
      },
    done: () => t('detail.reply.sent'),
    onDone: () => {
      renew()
      sendUpload({ type: 'files.sent' })
    },
    outdated: outdatedRefusals,
    onOutdated: renew,
    draft: { name: `reply-${inquiryId}`, stored: ['body'] },
  })
  const { problem } = form
  useEffect(() => {
    if (problem?.is('upload.missing')) sendUpload({ type: 'files.lost', problem })
  }, [problem, sendUpload])
  const isAnswered = state === 'ANSWERED'
  return (
    <Card aria-labelledby="reply">
      <OperationForm
        form={form}
        submit={t(isUploading ? 'detail.reply.uploading' : 'detail.reply.submit')}
        button={{ alignSelf: 'flex-end', 'aria-disabled': isUploading || undefined }}
      >
        <FormHead
          id="reply"
          title={t(replyTitleOf(state))}
          lead={t(isAnswered ? 'detail.reply.leadAnswered' : 'detail.reply.lead')}
        />
        <TextArea label={t('detail.reply.body')} hint={t('write.bodyHint')} {...form.field('body')} />
        <UploadField
          id={FILES_ID}
          context={upload.context}
          send={sendUpload}
          locked={form.busy}
          error={form.errorOf('files')}
        />
      </OperationForm>
    </Card>
  )
}
