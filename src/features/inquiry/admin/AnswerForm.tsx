import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { UploadField } from '#src/forms/UploadField.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { fileIdsOf } from '#src/machines/upload/upload-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { Answer } from './use-answer.ts'

const FILES_ID = 'answer-files'

type Props = {
  answer: Answer
  busy: boolean
  /** Whether the inquiry can be answered in its current state. */
  allowed: boolean
  onAnswer: (answer: { body: string; fileIds: string[] }) => void
}

/** The form for the answer to an inquiry, with files. The answer is also sent by mail. */
export function AnswerForm({ answer, busy, allowed, onAnswer }: Props) {
  const { t } = useAdminTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const { body, uploads } = answer
  const isUploading = uploads.snapshot.hasTag('busy')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!allowed || busy || isUploading) return
    if (answer.check())
      return onAnswer({ body: typedText(body), fileIds: fileIdsOf(uploads.snapshot.context) })
    if (answer.isBodyWrong) field.current?.focus()
    else document.getElementById(FILES_ID)?.focus()
  }
  return (
    <Card id="answering" scrollMarginTop="20" aria-labelledby="answer">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Heading level={2} size="md" id="answer">
            {t('inquiry.detail.answer')}
          </Heading>
          <TextArea
            ref={field}
            label={t('inquiry.detail.answer')}
            labelHidden
            hint={t('inquiry.detail.answerHint')}
            value={body}
            readOnly={busy}
            error={answer.bodyError}
            onChange={({ target }) => answer.write(target.value)}
          />
          <UploadField
            id={FILES_ID}
            context={uploads.snapshot.context}
            send={uploads.send}
            locked={busy}
            error={answer.filesError}
          />
          {!allowed && (
            <Text size="sm" tone="muted" id="not-allowed">
              {t('inquiry.detail.notAllowed')}
            </Text>
          )}
          <Button
            type="submit"
            alignSelf="flex-end"
            loading={busy}
            aria-disabled={!allowed || isUploading || undefined}
            aria-describedby={allowed ? undefined : 'not-allowed'}
          >
            {t(isUploading ? 'inquiry.detail.uploading' : 'inquiry.detail.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
