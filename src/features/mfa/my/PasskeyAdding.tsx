import { chakra, Stack } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import type { Withheld } from '#src/machines/passkey-prompt.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { usePasskeyTexts } from './passkey-texts.ts'

type Props = {
  defaultName: string
  problem: Problem | undefined
  withheld: Withheld | undefined
  isBusy: boolean
  /** The browser's own prompt is open. */
  isWaiting: boolean
  /** It is unknown whether the server has it: it is sent again unchanged. */
  isUnsent: boolean
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** A name for the passkey that the browser is to make. */
export function PasskeyAdding({
  defaultName,
  problem,
  withheld,
  isBusy,
  isWaiting,
  isUnsent,
  onSubmit,
  onCancel,
}: Props) {
  const { t } = usePasskeyTexts()
  const [name, setName] = useState(defaultName)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank(name))
    if (isBlank(name)) return field.current?.focus()
    onSubmit(typedText(name))
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="4" maxWidth="form">
          <TextField
            ref={field}
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
            maxLength={40}
            value={name}
            readOnly={isBusy || isUnsent}
            onChange={(event) => setName(event.target.value)}
            error={missing && isBlank(name) && t('nameMissing')}
          />
          {isWaiting && (
            <Text tone="muted" role="status">
              {t('waiting')}
            </Text>
          )}
          {withheld && (
            <Notice status="warning" role="alert">
              <p>{t(`withheld.${withheld}`)}</p>
            </Notice>
          )}
          <ProblemNotice problem={problem} />
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button type="submit" loading={isBusy}>
              {t(isUnsent ? 'again' : 'register')}
            </Button>
            <Button variant="outline" aria-disabled={(isBusy && !isWaiting) || undefined} onClick={onCancel}>
              {t('cancel')}
            </Button>
          </chakra.div>
        </Stack>
      </form>
    </Card>
  )
}
