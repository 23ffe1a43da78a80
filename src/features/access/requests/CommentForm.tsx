import { Stack } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import type { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import type { AccessLifecycleEvent } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useAccessTexts } from '../texts.ts'

type Props = {
  flow: ActorRefFrom<typeof accessLifecycleMachine>
  own: boolean
  busy: boolean
  send: (event: AccessLifecycleEvent) => void
}

const mostLetters = 1000

/** Asks or answers something about a request that waits. */
export function CommentForm({ flow, own, busy, send }: Props) {
  const { t } = useAccessTexts()
  const [body, setBody] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const resident = useResidentFree<'body'>()
  const form = useDirtyForm(body !== '')
  useLeaveQuestion(form)
  useEffect(() => {
    const added = flow.on('comment.added', () => {
      form.settle()
      setBody('')
      setTried(false)
    })
    return () => added.unsubscribe()
  }, [flow, form])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    resident.forget()
    if (isBlank(body)) return field.current?.focus()
    send({ type: 'comment.submitted', body: typedText(body) })
  }
  const mistake = resident.isFoundIn('body')
    ? t('form.residentNumber')
    : tried && isBlank(body) && t('request.ask.missing')
  return (
    <Card aria-labelledby="ask">
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Heading level={2} size="md" id="ask">
            {t('request.ask.title')}
          </Heading>
          <TextArea
            ref={field}
            rows={3}
            label={t('request.ask.label')}
            hint={t(own ? 'request.ask.hintRequester' : 'request.ask.hintDecider')}
            value={body}
            maxLength={mostLetters}
            readOnly={busy}
            onChange={({ target }) => setBody(resident.clean('body', target.value))}
            error={mistake}
          />
          <Button type="submit" variant="outline" alignSelf="flex-end" loading={busy}>
            {t('request.ask.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
