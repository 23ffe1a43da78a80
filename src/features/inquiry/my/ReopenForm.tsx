import { typedText } from '#domain/typed/typed-text.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { bodyMistake } from '../body-mistake.ts'
import { useInquiryTexts } from '../texts.ts'
import { outdatedRefusals, useIdempotencyKey } from './use-idempotency-key.ts'

const reopenMachine = submissionMachine('reopenInquiry')
const fields = { body: '' }

/** Opens a closed inquiry again, with the reason. */
export function ReopenForm({ inquiryId, version }: { inquiryId: string; version: number }) {
  const { t } = useInquiryTexts()
  const { key: idempotencyKey, renew } = useIdempotencyKey()
  const form = useOperationForm(reopenMachine, {
    fields,
    mistakes: ({ body }) => ({ body: bodyMistake(t, body) }),
    residentFree: { body: t('mistake.residentNumber') },
    input: ({ body }) => ({ idempotencyKey, inquiryId, version, body: typedText(body) }),
    done: () => t('detail.reopen.sent'),
    once: true,
    outdated: outdatedRefusals,
    onOutdated: renew,
    draft: { name: `reopen-${inquiryId}`, stored: ['body'] },
  })
  return (
    <Card aria-labelledby="reopen">
      <OperationForm form={form} submit={t('detail.reopen.submit')} button={{ alignSelf: 'flex-end' }}>
        <FormHead id="reopen" title={t('detail.reopen.title')} lead={t('detail.reopen.lead')} />
        <TextArea label={t('detail.reopen.body')} hint={t('write.bodyHint')} {...form.field('body')} />
      </OperationForm>
    </Card>
  )
}
