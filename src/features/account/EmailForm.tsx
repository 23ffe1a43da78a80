import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useAccountTexts } from './texts.ts'

type EmailFormProps = {
  title: string
  lead: ReactNode
  email: string
  problem: Problem | undefined
  isBusy: boolean
  /** Until a code may be sent to this address. */
  waitSeconds: number
  onChange: (email: string) => void
  onSubmit: () => void
  onPrevious?: () => void
  /** Links to other pages. */
  children?: ReactNode
}

/** A mail address to which a code goes. */
export function EmailForm({
  title,
  lead,
  email,
  problem,
  isBusy,
  waitSeconds,
  onChange,
  onSubmit,
  onPrevious,
  children,
}: EmailFormProps) {
  const { t } = useAccountTexts()
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const waitId = useId()
  const error = isBlank(email) ? t('email.missing') : isEmail(email) ? undefined : t('email.wrong')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error) return field.current?.focus()
    onSubmit()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{title}</ScreenTitle>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <TextField
          ref={field}
          label={t('email.label')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          readOnly={isBusy}
          onChange={({ target }) => onChange(target.value)}
          error={tried && error}
        />
        <ProblemNotice problem={problem}>
          {waitSeconds > 0 && (
            <Text as="p" id={waitId} numeric>
              {t('waitFor', { duration: formatDuration(waitSeconds) })}
            </Text>
          )}
        </ProblemNotice>
        {!problem && waitSeconds > 0 && (
          <Text id={waitId} size="sm" tone="muted" numeric>
            {t('waitFor', { duration: formatDuration(waitSeconds) })}
          </Text>
        )}
        {children}
      </Stack>
      <BottomActions>
        {onPrevious && (
          <Button variant="outline" size="lg" aria-disabled={isBusy || undefined} onClick={onPrevious}>
            {t('previous')}
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          loading={isBusy}
          aria-disabled={waitSeconds > 0 || undefined}
          aria-describedby={waitSeconds > 0 ? waitId : undefined}
        >
          {t('email.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
