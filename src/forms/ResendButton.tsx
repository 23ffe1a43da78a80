import { formatDuration } from '#domain/dates.ts'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { useCodeTexts } from './code-texts.ts'

type Props = Omit<ButtonProps, 'children' | 'onClick'> & {
  challenge: CodeChallenge
  /** Whether the code comes from an authenticator app, so that no code is sent. */
  isApp?: boolean
  isOpen: boolean
  onClick: () => void
}

/** The button that requests another code, and shows the time until that is possible. */
export function ResendButton({ challenge, isApp = false, isOpen, ...button }: Props) {
  const { t } = useCodeTexts()
  const { resendSecondsLeft } = challenge
  return (
    <Button variant="ghost" {...button} aria-disabled={!isOpen || undefined}>
      {resendSecondsLeft > 0
        ? t('resendIn', { duration: formatDuration(resendSecondsLeft) })
        : t(isApp ? 'restart' : 'resend')}
    </Button>
  )
}
