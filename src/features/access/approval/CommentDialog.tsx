import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useApprovalTexts } from '../approval-texts.ts'

const MAX_LENGTH = 500
const fields = { body: '' }
const commentMachine = submissionMachine('commentAccessRequest')

type Props = { request: Schema<'AccessRequest'>; onClose: () => void }

/** A message to the requester, without a decision. */
export function CommentDialog({
  request: { requestId, requesterName: name, appName: app, levelName: level },
  onClose,
}: Props) {
  const { t } = useApprovalTexts()
  const form = useOperationForm(commentMachine, {
    fields,
    mistakes: ({ body }) => ({ body: isBlank(body) && t('comment.missing') }),
    residentFree: { body: t('confirm.residentNumber') },
    input: ({ body }, idempotencyKey) => ({ idempotencyKey, requestId, body: typedText(body) }),
    done: () => t('comment.sent'),
    onDone: onClose,
    reload: false,
    draft: { name: `access-comment-${requestId}`, stored: [], remembered: ['body'] },
  })
  return (
    <DialogForm
      form={form}
      title={t('comment.title')}
      submit={t('comment.submit')}
      cancel={t('comment.leave')}
      onClose={onClose}
    >
      <Text>{t('comment.to', { name, app, level })}</Text>
      <TextArea label={t('comment.label')} maxLength={MAX_LENGTH} {...form.field('body')} />
    </DialogForm>
  )
}
