import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import '#src/i18n/areas/account.ts'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { Text } from '#src/ui/Text.tsx'

const CODE_LENGTH = 6

type CodeFormProps = {
  title: string
  /** Where the code went. */
  lead: ReactNode
  /** What to do if none came. */
  note?: ReactNode
  challenge: CodeChallenge
  problem: Problem | undefined
  /** Whether a code may be tried. */
  isOpen: boolean
  isBusy: boolean
  reopenLabel: string
  onCode: (code: string) => void
  onResend: () => void
  /** Back to where the code is sent to. */
  onReopen: () => void
}

/** The six digits that were sent somewhere, with the time they are good for. */
export function CodeForm({
  title,
  lead,
  note,
  challenge: { codeSecondsLeft, resendSecondsLeft },
  problem,
  isOpen,
  isBusy,
  reopenLabel,
  onCode,
  onResend,
  onReopen,
}: CodeFormProps) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isIncomplete = code.length !== CODE_LENGTH
  const isExpired = !isBusy && codeSecondsLeft === 0
  const mayResend = !isBusy && resendSecondsLeft === 0

  // The address does not change, so nothing else brings the focus here.
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isIncomplete) return field.current?.focus()
    if (isOpen) onCode(code)
  }
  const resend = () => {
    setCode('')
    setTried(false)
    field.current?.focus()
    onResend()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{title}</ScreenTitle>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <CodeField
          ref={field}
          label={t('code.label')}
          value={code}
          onValueChange={setCode}
          hint={
            codeSecondsLeft > 0 && (
              <Text as="span" numeric>
                {t('code.left', { duration: formatDuration(codeSecondsLeft) })}
              </Text>
            )
          }
          error={tried && isIncomplete && t('code.incomplete')}
        />
        <ProblemNotice problem={problem} />
        {isExpired && !problem && (
          <Text tone="danger" role="alert">
            {t('code.expired')}
          </Text>
        )}
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
        <Stack gap="0" direction={{ base: 'column', md: 'row' }} alignItems="flex-start" ml="-5">
          <Button variant="ghost" aria-disabled={!mayResend || undefined} onClick={resend}>
            {resendSecondsLeft > 0
              ? t('code.resendIn', { duration: formatDuration(resendSecondsLeft) })
              : t('code.resend')}
          </Button>
          <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={onReopen}>
            {reopenLabel}
          </Button>
        </Stack>
      </Stack>
      <BottomActions>
        <Button type="submit" size="lg" loading={isBusy} aria-disabled={(!isBusy && !isOpen) || undefined}>
          {t('code.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
