import { chakra, Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import '#src/i18n/areas/mfa.ts'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import type { CodeChallenge } from '#src/machines/code-challenge.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { CopyIcon } from '#src/ui/icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { copyText } from './copy-text.ts'
import { QrCode } from './QrCode.tsx'
import { useTitleFocus } from './use-title-focus.ts'

const CODE_LENGTH = 6
// There is a minute left: time to say so.
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

/** The secret for an authenticator app, as a picture and in letters, and the first code it makes. */
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
  const { t } = useTranslation('mfa')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isIncomplete = code.length !== CODE_LENGTH
  const isExpired = codeSecondsLeft === 0
  const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ')
  useTitleFocus()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isIncomplete) return field.current?.focus()
    if (isOpen) onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('app.title')}</ScreenTitle>
          <Text tone="muted">{t('app.lead')}</Text>
        </Stack>
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
                {spaced}
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
        <CodeField
          ref={field}
          label={t('app.code')}
          value={code}
          onValueChange={setCode}
          hint={
            codeSecondsLeft > 0 &&
            codeSecondsLeft <= SOON_SECONDS && (
              <Text as="span" numeric>
                {t('app.left', { duration: formatDuration(codeSecondsLeft) })}
              </Text>
            )
          }
          error={tried && isIncomplete && t('app.incomplete')}
        />
        <ProblemNotice problem={problem} />
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
        <Button type="submit" size="lg" loading={isBusy} aria-disabled={(!isBusy && !isOpen) || undefined}>
          {t('app.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
