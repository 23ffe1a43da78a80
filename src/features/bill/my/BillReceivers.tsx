import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { MAX_RECEIVERS } from '#domain/bill/receivers.ts'
import { isEmail } from '#domain/email.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useBillTexts } from '../texts.ts'

const receiversMachine = submissionMachine('setBillReceivers')
const linesOf = (text: string) => text.split(/[\s,;]+/u).filter(Boolean)

/** Who else gets the bills of a subscription by mail. */
export function BillReceivers({
  subscriptionId,
  receivers,
}: {
  subscriptionId: string
  receivers: string[]
}) {
  const { t } = useBillTexts()
  const router = useRouter()
  const mayManage = useMayManage()
  const { snapshot, send, flow } = useFlow(receiversMachine, {})
  const [saved, setSaved] = useState(() => receivers.join('\n'))
  const [text, setText] = useState(saved)
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useDirtyForm(mayManage && text !== saved)
  useLeaveQuestion(form)
  useAccepted(flow, ({ output }) => {
    form.settle()
    setSaved(output.receivers.join('\n'))
    setText(output.receivers.join('\n'))
    setTried(false)
    toaster.show({ message: t('receivers.saved'), severity: 'success' })
    void router.invalidate()
  })

  const addresses = linesOf(text)
  const wrong = addresses.find((address) => !isEmail(address))
  const mistake = wrong
    ? t('receivers.wrong', { email: wrong })
    : addresses.length > MAX_RECEIVERS
      ? t('receivers.tooMany')
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (mistake) return field.current?.focus()
    send({ type: 'submission.requested', input: { subscriptionId, receivers: addresses } })
  }
  return (
    <Card aria-labelledby="receivers">
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading level={2} size="md" id="receivers">
              {t('receivers.title')}
            </Heading>
            <Text tone="muted">{t('receivers.lead')}</Text>
          </Stack>
          <TextArea
            ref={field}
            label={t('receivers.label')}
            hint={t('receivers.hint')}
            rows={3}
            value={text}
            readOnly={!mayManage || snapshot.hasTag('busy')}
            onChange={({ target }) => setText(target.value)}
            error={tried && mistake}
          />
          {mayManage && <ProblemNotice problem={snapshot.context.problem} />}
          <Button
            type="submit"
            variant="outline"
            alignSelf="flex-start"
            loading={snapshot.hasTag('busy')}
            {...(!mayManage && closedToOthers)}
          >
            {t('receivers.save')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
