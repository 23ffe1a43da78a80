import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useReviewTexts } from './texts.ts'

const signMachine = submissionMachine('signAccessReview')
const MAX_LENGTH = 1_000

/** The finding for a month: written once after the end of the month, and read-only afterwards. */
export function SignReview({ review }: { review: Schema<'AccessReview'> }) {
  const { t } = useReviewTexts()
  const { month, overYn, signedAt, byName, finding } = review
  if (signedAt === null && overYn === 'Y') return <SignForm review={review} />
  const signTime = signedAt === null ? '' : formatDateTime(signedAt)
  return (
    <Card aria-labelledby={`signed-${month}`} maxWidth="50rem">
      <Stack gap="2">
        <Heading level={2} size="md" id={`signed-${month}`}>
          {t('sign.title')}
        </Heading>
        {signedAt === null ? (
          <Text tone="muted">{t('sign.early')}</Text>
        ) : (
          <>
            <Text whiteSpace="pre-line">{finding}</Text>
            <Text tone="muted" size="sm">
              {byName === null
                ? t('sign.bySomeone', { when: signTime })
                : t('sign.by', { name: byName, when: signTime })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}

function SignForm({ review: { month, total } }: { review: Schema<'AccessReview'> }) {
  const { t } = useReviewTexts()
  const form = useOperationForm(signMachine, {
    fields: { finding: '' },
    mistakes: ({ finding }) => ({ finding: isBlank(finding) && t('sign.missing') }),
    input: ({ finding }) => ({ month, total, finding: typedText(finding) }),
    done: () => t('sign.done'),
    outdated: ['accessReview.signed', 'accessReview.changed'],
  })
  return (
    <Card aria-labelledby="sign" maxWidth="50rem">
      <OperationForm form={form} maxWidth="form" submit={t('sign.submit')}>
        <FormHead id="sign" title={t('sign.title')} lead={t('sign.lead')} />
        <TextArea
          label={t('sign.finding')}
          hint={t('sign.findingHint')}
          maxLength={MAX_LENGTH}
          rows={3}
          {...form.field('finding')}
        />
      </OperationForm>
    </Card>
  )
}
