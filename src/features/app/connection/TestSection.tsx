import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useConnectionTexts } from './texts.ts'

const checkMachine = submissionMachine('checkAppAccess')
const fields = { memberEmail: '', levelId: '' }

/** Shows the response that an app would receive about a person's permissions now. */
export function TestSection({ app: { appId, owner, levels } }: { app: Schema<'AdminApp'> }) {
  const { t } = useConnectionTexts()
  const [answer, setAnswer] = useState<Output<'checkAppAccess'>>()
  const form = useOperationForm(checkMachine, {
    fields,
    mistakes: ({ memberEmail }) => ({ memberEmail: isBlank(memberEmail) && t('test.emailMissing') }),
    input: ({ memberEmail, levelId }) => ({
      appId,
      owner,
      memberEmail: typedText(memberEmail),
      ...(levelId !== '' && { levelId }),
    }),
    onDone: setAnswer,
    reload: false,
    worthAQuestion: false,
  })
  const options = [
    { value: '', label: t('test.whole') },
    ...levels.map(({ levelId, name }) => ({ value: levelId, label: name })),
  ]
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Heading level={3} size="sm">
          {t('test.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('test.lead')}
        </Text>
      </Stack>
      <OperationForm form={form} maxWidth="form" submit={t('test.submit')} button={{ variant: 'outline' }}>
        <TextField label={t('test.email')} type="email" autoComplete="off" {...form.field('memberEmail')} />
        <Select label={t('test.about')} options={options} {...form.field('levelId')} />
      </OperationForm>
      {answer && <Answer answer={answer} />}
    </Stack>
  )
}

function Answer({ answer: { decisionYn, appUse, endDate } }: { answer: Output<'checkAppAccess'> }) {
  const { t } = useConnectionTexts()
  const isOpen = decisionYn === 'Y' && endDate !== null
  return (
    <Notice
      status={isOpen ? 'success' : 'warning'}
      role="status"
      title={
        isOpen
          ? t('test.open', { date: formatDate(endDate) })
          : t(`test.closed.${appUse === 'NORMAL' ? 'NONE' : appUse}`)
      }
    />
  )
}
