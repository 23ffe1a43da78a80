import { chakra, Stack } from '@chakra-ui/react'
import type { Problem } from '#contract/problem.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { CodeEntry } from '#src/forms/CodeEntry.tsx'
import { CodeSubmit } from '#src/forms/CodeSubmit.tsx'
import { useCodeEntry } from '#src/forms/use-code-entry.ts'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { CopyIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { QrCode } from './QrCode.tsx'
import { useMfaTexts } from './texts.ts'
import { useTitleFocus } from './use-title-focus.ts'

// When a minute is left, a warning is announced.
const SOON_SECONDS = 60

type Props = {
  secret: string
  uri: string
  challenge: CodeChallenge
  problem: Problem | undefined
  isOpen: boolean
  isBusy: boolean
  onCode: (code: string) => void
  onRestart: () => void
  onReopen: () => void
}

/** The secret for an authenticator app, as a QR code and as text, and the field for the first code of the app. */
export function AppStep({
  secret,
  uri,
  challenge: { codeSecondsLeft },
  problem,
  isOpen,
  isBusy,
  onCode,
  onRestart,
  onReopen,
}: Props) {
  const { t } = useMfaTexts()
  const entry = useCodeEntry((code) => isOpen && onCode(code))
  const isExpired = codeSecondsLeft === 0
  const spacedSecret = secret.replace(/(.{4})(?=.)/g, '$1 ')
  useTitleFocus()

  return (
    <form onSubmit={entry.submit} noValidate>
      <Stack gap="5">
        <ScreenHead title={t('app.title')} lead={t('app.lead')} />
        {isExpired ? (
          <Stack gap="3" align="flex-start">
            {!isBusy && !problem && (
              <Text tone="danger" role="alert">
                {t('app.expired')}
              </Text>
            )}
            <Button variant="outline" loading={isBusy} onClick={onRestart}>
              {t('app.restart')}
            </Button>
          </Stack>
        ) : (
          <chakra.div
            display="flex"
            flexDirection={{ base: 'column', md: 'row' }}
            alignItems={{ base: 'center', md: 'flex-start' }}
            gap="5"
          >
            <QrCode text={uri} label={t('app.picture')} />
            <Stack gap="2" align="flex-start" minWidth="0" flex="1" width="full">
              <Text size="sm" weight="bold" id="app-secret">
                {t('app.secret')}
              </Text>
              <chakra.code
                aria-labelledby="app-secret"
                role="group"
                display="block"
                width="full"
                p="3"
                rounded="lg"
                bg="bg.muted"
                fontFamily="mono"
                letterSpacing="0.05em"
                overflowWrap="anywhere"
              >
                {spacedSecret}
              </chakra.code>
              <Text size="sm" tone="muted">
                {t('app.secretHint')}
              </Text>
              <Button
                variant="outline"
                size="sm"
                minHeight="touch"
                startIcon={<CopyIcon />}
                onClick={() => void copyText(secret, t('app.copied'), t('copyFailed'))}
              >
                {t('app.copy')}
              </Button>
            </Stack>
          </chakra.div>
        )}
        <CodeEntry
          entry={entry}
          secondsLeft={codeSecondsLeft <= SOON_SECONDS ? codeSecondsLeft : 0}
          problem={problem}
        />
        <Button
          variant="ghost"
          alignSelf="flex-start"
          ml="-5"
          aria-disabled={isBusy || undefined}
          onClick={onReopen}
        >
          {t('reopen')}
        </Button>
      </Stack>
      <BottomActions>
        <CodeSubmit size="lg" isOpen={isOpen} isBusy={isBusy} />
      </BottomActions>
    </form>
  )
}
