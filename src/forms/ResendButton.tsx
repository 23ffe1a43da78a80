import { formatDuration } from '#domain/dates.ts'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { useCodeTexts } from './code-texts.ts'

type Props = Omit<ButtonProps, 'children' | 'onClick'> & {
  challenge: CodeChallenge
  /** Whether the code comes from an app, so that none is sent. */
  isApp?: boolean
  isOpen: boolean
  onClick: () => void
}

/** Requests another code, and shows the wait for it. */
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
