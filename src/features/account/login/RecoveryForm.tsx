import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { useLogin } from './login-context.ts'

const SHORTEST = 8

/** A recovery code in place of the second factor. */
export function RecoveryForm() {
  const { t } = useLoginTexts()
  const { snapshot, send } = useLogin()
  const [recoveryCode, setRecoveryCode] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const tooShort = typedText(recoveryCode).length < SHORTEST

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
          <ScreenTitle>{t('bakother.title')}</ScreenTitle>
          <Text tone="muted">{t('bakother.lead')}</Text>
        </Stack>
        <TextField
          ref={field}
          label={t('bakother.code')}
          hint={t('bakother.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={recoveryCode}
          onChange={(event) => setRecoveryCode(event.target.value)}
          error={tried && tooShort && t('bakother.missing')}
        />
        <ProblemNotice problem={snapshot.context.problem} />
        <Button type="submit" size="lg" fullWidth loading={snapshot.hasTag('busy')}>
          {t('bakother.submit')}
        </Button>
        <Button
          variant="ghost"
          fullWidth
          aria-disabled={!snapshot.can({ type: 'step.left' }) || undefined}
          onClick={() => send({ type: 'step.left' })}
        >
          {t('bakother.back')}
        </Button>
      </Stack>
    </form>
  )
}
