import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { scopeOf } from './scope-of.ts'
import { useAppAdminTexts } from './texts.ts'
import { useAppChange } from './use-app-change.ts'

const LONGEST_DAYS = 365
const policyMachine = submissionMachine('updateAppPolicies')
const yn = (is: boolean) => (is ? 'Y' : 'N')

/** The longest term, and auto-approval. Existing permissions stay unchanged, as the form states. */
export function PolicyForm({ app }: { app: Schema<'AdminApp'> }) {
  const { t } = useAppAdminTexts()
  const [days, setDays] = useState(String(app.longestTermDays))
  const [auto, setAuto] = useState(app.autoApprovalYn === 'Y')
  const [review, setReview] = useState(app.releaseReviewYn === 'Y')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { problem, busy, submit } = useAppChange(policyMachine, { done: t('policy.saved') })
  const isChanged =
    days !== String(app.longestTermDays) ||
    yn(auto) !== app.autoApprovalYn ||
    yn(review) !== app.releaseReviewYn
  useDirtyForm(isChanged, { worthAQuestion: false })
  const longestTermDays = /^\d{1,3}$/.test(days) ? Number(days) : 0
  const isWrong = longestTermDays < 1 || longestTermDays > LONGEST_DAYS

  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong) return field.current?.focus()
    submit({
      appId: app.appId,
      version: app.version,
      owner: scopeOf(app),
      longestTermDays,
      autoApprovalYn: yn(auto),
      releaseReviewYn: yn(review),
    })
  }
  return (
    <Card aria-labelledby="policies">
      <form onSubmit={save} noValidate>
        <Stack gap="5" maxWidth="form">
          <Stack gap="1">
            <Heading level={2} size="md" id="policies">
              {t('policy.title')}
            </Heading>
            <Text tone="muted" size="sm">
              {t('policy.lead')}
            </Text>
          </Stack>
          <TextField
            ref={field}
            label={t('policy.longest')}
            hint={t('policy.longestHint', { most: LONGEST_DAYS })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={days}
            readOnly={busy}
            onChange={({ target }) => setDays(target.value.replace(/\D/g, ''))}
            rightSlot={t('policy.daysUnit')}
            error={tried && isWrong && t('policy.longestWrong', { most: LONGEST_DAYS })}
          />
          {scopeOf(app) === 'COMPANY' && (
            <Checkbox
              label={t('policy.auto')}
              hint={t('policy.autoHint')}
              checked={auto}
              disabled={busy}
              onChange={({ target }) => setAuto(target.checked)}
            />
          )}
          <Checkbox
            label={t('policy.release')}
            hint={t('policy.releaseHint')}
            checked={review}
            disabled={busy}
            onChange={({ target }) => setReview(target.checked)}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" alignSelf="flex-start" loading={busy} aria-disabled={!isChanged}>
            {t('policy.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
