import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { LONGEST_REJECT_REASON } from '#domain/subscription/decision.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useSubscriptionAdminTexts } from './texts.ts'
import { type DecisionListeners, useDecision } from './use-decision.ts'

const rejectMachine = submissionMachine('rejectSubscription')

/** Rejects a request; the reason is sent to the requester unchanged. */
export function RejectForm({
  read,
  onDone,
  onOutdated,
}: { read: Schema<'AdminSubscription'> } & DecisionListeners) {
  const { t } = useSubscriptionAdminTexts()
  const dialogs = useMachines().dialogs
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useDirtyForm(reason !== '')
  useLeaveQuestion(form)
  const { busy, problem, submit } = useDecision(rejectMachine, {
    onAccepted: () => {
      form.settle()
      onDone(t('reject.done'))
    },
    onOutdated,
  })
  const { subscriptionInfo, companyInfo, serviceInfo } = read.detail
  const missing = isBlank(reason)

  const reject = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return field.current?.focus()
    const isSure = await confirm(dialogs, {
      header: t('reject.title'),
      message: t('reject.question', {
        company: companyInfo.companyName,
        name: `${serviceInfo.serviceName} ${serviceInfo.planName}`,
      }),
      acceptLabel: t('reject.submit'),
      rejectLabel: t('reject.stay'),
      isFinal: true,
    })
    if (isSure)
      submit({
        subscriptionId: subscriptionInfo.subscriptionId,
        version: read.version,
        reason: typedText(reason),
      })
  }
  return (
    <Card id="reject" scrollMarginTop="20">
      <form onSubmit={(event) => void reject(event)} noValidate>
        <Stack gap="4">
          <Heading level={2} size="md">
            {t('reject.title')}
          </Heading>
          <Text tone="muted">{t('reject.lead')}</Text>
          <TextArea
            ref={field}
            label={t('reject.reason')}
            hint={t('reject.reasonHint')}
            rows={3}
            maxLength={LONGEST_REJECT_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={tried && missing && t('reject.missing')}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" variant="outline" alignSelf="flex-start" loading={busy}>
            {t('reject.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
