import { Stack } from '@chakra-ui/react'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { typedText } from '#domain/typed/typed-text.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import type { verificationMachine } from '#src/machines/verification/verification.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useVerificationTexts } from './texts.ts'
import { type ProofField, VerificationField } from './VerificationField.tsx'

type Props = {
  id: string
  field: RefObject<HTMLInputElement | null>
  snapshot: SnapshotFrom<typeof verificationMachine>
  send: Machines['verification']['send']
}

const shortest: Record<ProofField, number> = { password: 1, code: 6, recovery: 8 }
const fieldOf = {
  PASSWORD: 'password',
  TOTP: 'code',
  SMS: 'code',
  RECOVERY: 'recovery',
  PASSKEY: undefined,
} as const

/** The fields of one way; its typed values are removed with it. */
export function VerificationForm({ id, field, snapshot, send }: Props) {
  const { t } = useVerificationTexts()
  const { way, ways, destination, withheld, problem } = snapshot.context
  const { codeSecondsLeft, resendSecondsLeft } = snapshot.context.code
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const isBusy = snapshot.hasTag('busy')
  const isStarting = ways.length === 0
  const asks = isStarting ? undefined : fieldOf[way]
  const isMissing = asks !== undefined && typedText(typed).length < shortest[asks]
  useEffect(() => field.current?.focus(), [field])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (snapshot.matches({ asking: 'unreached' })) return send({ type: 'ways.requested' })
    if (asks === undefined) return send({ type: 'passkey.requested' })
    setTried(true)
    if (isMissing) return field.current?.focus()
    if (asks === 'password') send({ type: 'password.submitted', password: typed })
    else if (asks === 'code') send({ type: 'code.submitted', code: typed })
    else send({ type: 'recovery.submitted', recoveryCode: typedText(typed) })
  }
  const resend = () => {
    setTyped('')
    setTried(false)
    field.current?.focus()
    send({ type: 'code.requested' })
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap="4">
        <Text tone="muted">{t('lead')}</Text>
        {!isStarting && <Text>{t(`way.${way}`, { destination })}</Text>}
        {asks && (
          <VerificationField
            ref={field}
            kind={asks}
            value={typed}
            onChange={setTyped}
            secondsLeft={codeSecondsLeft}
            isMissing={tried && isMissing}
          />
        )}
        {withheld && (
          <Notice status="warning" role="alert">
            <p>{t(`withheld.${withheld}`)}</p>
          </Notice>
        )}
        <ProblemNotice problem={problem} />
        <Stack gap="0" alignItems="flex-start" ml="-5">
          {asks === 'code' && (way === 'SMS' || codeSecondsLeft === 0) && (
            <Button
              variant="ghost"
              aria-disabled={isBusy || resendSecondsLeft > 0 || undefined}
              onClick={resend}
            >
              {resendSecondsLeft > 0
                ? t('resendIn', { count: resendSecondsLeft })
                : t(way === 'SMS' ? 'resend' : 'restart')}
            </Button>
          )}
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                aria-disabled={isBusy || undefined}
                onClick={() => !isBusy && send({ type: 'way.chosen', way: other })}
              >
                {t(`use.${other}`)}
              </Button>
            ))}
        </Stack>
      </Stack>
    </form>
  )
}
