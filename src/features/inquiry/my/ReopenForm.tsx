import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { drafts } from '#src/forms/drafts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { bodyMistake } from '../body-mistake.ts'
import { useInquiryTexts } from '../texts.ts'
import { isOutdated, useIdempotencyKey } from './use-idempotency-key.ts'

const reopenMachine = submissionMachine('reopenInquiry')

/** Opens a closed inquiry again, with the reason. */
export function ReopenForm({ inquiryId, version }: { inquiryId: string; version: number }) {
  const { t } = useInquiryTexts()
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(reopenMachine, {})
  const { key, renew } = useIdempotencyKey()
  const [draft] = useState(() => drafts.of<{ body: string }>(`reopen-${inquiryId}`, { stored: ['body'] }))
  const [body, setBody] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const resident = useResidentFree<'body'>()
  const { problem } = snapshot.context
  const form = useDirtyForm(body !== '', { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, { body }, form, (found) => setBody(found.body ?? ''))

  useAccepted(flow, () => {
    form.settle()
    toaster.show({ message: t('detail.reopen.sent'), severity: 'success' })
    void router.invalidate()
  })

  useEffect(() => {
    if (!isOutdated(problem)) return
    renew()
    void router.invalidate()
  }, [problem, renew, router])

  const mistake = bodyMistake(t, body)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    resident.forget()
    if (mistake) return field.current?.focus()
    send({
      type: 'submission.requested',
      input: { idempotencyKey: key, inquiryId, version, body: typedText(body) },
    })
  }
  return (
    <Card aria-labelledby="reopen">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Stack gap="1">
            <Heading level={2} size="md" id="reopen">
              {t('detail.reopen.title')}
            </Heading>
            <Text tone="muted">{t('detail.reopen.lead')}</Text>
          </Stack>
          <TextArea
            ref={field}
            label={t('detail.reopen.body')}
            hint={t('write.bodyHint')}
            value={body}
            readOnly={snapshot.hasTag('busy')}
            onChange={({ target }) => setBody(resident.clean('body', target.value))}
            error={resident.isFoundIn('body') ? t('mistake.residentNumber') : tried && mistake}
          />
          <ProblemNotice problem={problem} />
          <Button
            type="submit"
            alignSelf="flex-end"
            loading={snapshot.hasTag('busy') || snapshot.matches('submitted')}
          >
            {t('detail.reopen.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
