import { Stack } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

const SHORTEST = 8

/** A recovery code in place of the second factor. */
export function RecoveryStep() {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const [recoveryCode, setRecoveryCode] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const tooShort = typedText(recoveryCode).length < SHORTEST
  const isBusy = snapshot.hasTag('busy')

  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (tooShort) return field.current?.focus()
    send({ type: 'recovery.submitted', recoveryCode: typedText(recoveryCode) })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('identity.recoveryTitle')}</ScreenTitle>
          <Text tone="muted">{t('identity.recoveryLead')}</Text>
        </Stack>
        <TextField
          ref={field}
          label={t('identity.recoveryCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={recoveryCode}
          onChange={(event) => setRecoveryCode(event.target.value)}
          error={tried && tooShort && t('identity.recoveryMissing')}
        />
        <ProblemNotice problem={snapshot.context.problem} />
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.left' })}
        >
          {t('previous')}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {t('identity.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
