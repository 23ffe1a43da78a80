import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { toYn } from '#domain/yn.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { appOutdated } from './app-outdated.ts'
import { DAYS_DIGITS, daysTyped } from './days-typed.ts'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'

const MAX_DAYS = 365
const policyMachine = submissionMachine('updateAppPolicies')

/**
 * The form for the maximum term and auto-approval of an app. Existing permissions stay unchanged, as the form states.
 */
export function PolicyForm({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  const form = useOperationForm(policyMachine, {
    fields: {
      days: String(app.longestTermDays),
      auto: app.autoApprovalYn === 'Y',
      review: app.releaseReviewYn === 'Y',
    },
    mistakes: ({ days }) => ({
      days:
        (days === '' || Number(days) < 1 || Number(days) > MAX_DAYS) &&
        t('policy.longestWrong', { most: MAX_DAYS }),
    }),
    input: ({ days, auto, review }) => ({
      appId: app.appId,
      version: app.version,
      owner: scopeOf(app),
      longestTermDays: Number(days),
      autoApprovalYn: toYn(auto),
      releaseReviewYn: toYn(review),
    }),
    done: () => t('policy.saved'),
    outdated: appOutdated,
    worthAQuestion: false,
  })
  return (
    <Card aria-labelledby="policies">
      <OperationForm
        form={form}
        maxWidth="form"
        submit={t('policy.submit')}
        button={{ 'aria-disabled': !form.isTyped }}
      >
        <Stack gap="1">
          <Heading level={2} size="md" id="policies">
            {t('policy.title')}
          </Heading>
          <Text tone="muted" size="sm">
            {t('policy.lead')}
          </Text>
        </Stack>
        <TextField
          label={t('policy.longest')}
          hint={t('policy.longestHint', { most: MAX_DAYS })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DAYS_DIGITS}
          rightSlot={t('policy.daysUnit')}
          {...form.field('days', daysTyped)}
        />
        {scopeOf(app) === 'COMPANY' && (
          <Checkbox label={t('policy.auto')} hint={t('policy.autoHint')} {...form.check('auto')} />
        )}
        <Checkbox label={t('policy.release')} hint={t('policy.releaseHint')} {...form.check('review')} />
      </OperationForm>
    </Card>
  )
}
