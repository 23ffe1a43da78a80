import { Stack } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import type { Problem } from '#contract/problem.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { CodeSubmit } from './CodeSubmit.tsx'
import { useCodeTexts } from './code-texts.ts'
import { ResendButton } from './ResendButton.tsx'
import { useCodeEntry } from './use-code-entry.ts'

type CodeFormProps = {
  title: string
  /** The destination of the code. */
  lead: ReactNode
  /** The advice if no code arrived. */
  note?: ReactNode
  challenge: CodeChallenge
  /** Whether the code comes from an app: an expired attempt is restarted, and no code is sent. */
  isApp?: boolean
  problem: Problem | undefined
  /** Whether a code may be submitted, even during a call: it is then verified once the challenge exists. */
  isOpen: boolean
  isBusy: boolean
  onCode: (code: string) => void
  onResend: () => void
  /** The alternatives, as `ghost` buttons: another destination or another proof. */
  ways: readonly { label: string; onChoose: () => void }[]
  /** The button that goes back to the previous step. */
  previous?: { label: string; onClick: () => void }
}

/** The form for the six-digit code that was sent or that an app shows, with the remaining validity of the code. */
export function CodeForm({
  title,
  lead,
  note,
  challenge,
  isApp = false,
  problem,
  isOpen,
  isBusy,
  onCode,
  onResend,
  ways,
  previous,
}: CodeFormProps) {
  const { t } = useCodeTexts()
  const entry = useCodeEntry((code) => isOpen && onCode(code))
  const { field } = entry
  const { codeSecondsLeft, resendSecondsLeft } = challenge
  const isExpired = !isBusy && codeSecondsLeft === 0

  // The shell moves the focus only when the address changes, so this form moves the focus itself.
  useEffect(() => field.current?.focus(), [field])

  const resend = () => {
    entry.clear()
    onResend()
  }
  return (
    <form onSubmit={entry.submit} noValidate>
      <Stack gap="5">
        <ScreenHead title={title} lead={lead} />
        <CodeEntry
          entry={entry}
          secondsLeft={codeSecondsLeft}
          problem={problem}
          expired={isExpired && t(isApp ? 'expiredApp' : 'expired')}
        />
        {note && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
        <Stack
          gap="0"
          flexWrap="wrap"
          direction={{ base: 'column', md: ways.length > 1 ? 'column' : 'row' }}
          alignItems="flex-start"
          ml="-5"
        >
          {(!isApp || isExpired) && (
            <ResendButton
              challenge={challenge}
              isApp={isApp}
              isOpen={!isBusy && resendSecondsLeft === 0}
              onClick={resend}
            />
          )}
          {ways.map(({ label, onChoose }) => (
            <Button key={label} variant="ghost" aria-disabled={isBusy || undefined} onClick={onChoose}>
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
      <BottomActions>
        {previous && (
          <Button variant="outline" size="lg" aria-disabled={isBusy || undefined} onClick={previous.onClick}>
            {previous.label}
          </Button>
        )}
        <CodeSubmit size="lg" isOpen={isOpen} isBusy={isBusy} />
      </BottomActions>
    </form>
  )
}
