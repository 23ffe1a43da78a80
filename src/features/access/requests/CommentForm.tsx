import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { useFormGuard } from '#src/forms/use-form-guard.ts'
import type { accessLifecycleMachine } from '#src/machines/access-lifecycle/access-lifecycle.machine.ts'
import type { AccessLifecycleEvent } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
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

const maxLetters = 1000
const fields = { body: '' }

/** The form to ask or answer a question about a waiting request. */
export function CommentForm({ flow, own, busy, send }: Props) {
  const { t } = useAccessTexts()
  const form = useForm({
    fields,
    mistakes: ({ body }) => ({ body: isBlank(body) && t('request.ask.missing') }),
    residentFree: { body: t('form.residentNumber') },
    busy,
    onSubmit: ({ body }) => send({ type: 'comment.submitted', body: typedText(body) }),
  })
  const guard = useFormGuard(form, {})
  const clearDraft = useEffectEvent(() => {
    guard.settle()
    form.forget(form.values)
  })
  useEffect(() => {
    const addedListener = flow.on('comment.added', () => clearDraft())
    return () => addedListener.unsubscribe()
  }, [flow])
  return (
    <Card aria-labelledby="ask">
      <OperationForm
        form={form}
        gap="4"
        submit={t(own ? 'request.ask.submit' : 'request.ask.submitDecider')}
        button={{ variant: 'outline', alignSelf: 'flex-end' }}
      >
        <Heading level={2} size="md" id="ask">
          {t(own ? 'request.ask.title' : 'request.ask.titleDecider')}
        </Heading>
        <TextArea
          rows={3}
          label={t(own ? 'request.ask.label' : 'request.ask.labelDecider')}
          hint={t(own ? 'request.ask.hintRequester' : 'request.ask.hintDecider')}
          maxLength={maxLetters}
          {...form.field('body')}
        />
      </OperationForm>
    </Card>
  )
}
