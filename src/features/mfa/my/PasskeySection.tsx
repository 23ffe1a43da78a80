import { chakra, Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { createPasskey, signalPasskeys } from '#src/features/passkey/passkey-prompt.ts'
import { passkeyCareMachine } from '#src/machines/passkey-care/passkey-care.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { PasskeyAdding } from './PasskeyAdding.tsx'
import { PasskeyCard } from './PasskeyCard.tsx'
import { usePasskeyTexts } from './passkey-texts.ts'
import { useContinueAfterSetUp } from './use-lead-on.ts'

const MAX_PASSKEYS = 10
type Props = {
  passkeys: Schema<'Passkey'>[]
  accepted: Schema<'AcceptedPasskeys'>
  /** The page that the person wanted to open when a missing factor redirected them here. */
  returnTo: string | undefined
}

/** The member's passkeys, with actions to add, rename and remove them. */
export function PasskeySection({ passkeys, accepted, returnTo }: Props) {
  const { t } = usePasskeyTexts()
  const router = useRouter()
  const leadOn = useContinueAfterSetUp(returnTo)
  const { snapshot, send, flow } = useFlow(passkeyCareMachine, {})
  const [isAdding, setAdding] = useState(false)
  const isComplete = useRef(true)
  const { change, options, problem, withheld } = snapshot.context
  const isPrompting = snapshot.matches('prompting')
  const isBusy = snapshot.hasTag('busy')
  const isUnsent = snapshot.matches('unsent')

  useEffect(() => {
    const changeListener = flow.on('change.made', ({ kind }) => {
      if (kind === 'add') setAdding(false)
      isComplete.current = kind === 'remove'
      toaster.show({ message: t(`made.${kind}`) })
      void (kind === 'add' ? leadOn() : router.invalidate())
    })
    return () => changeListener.unsubscribe()
  }, [flow, router, leadOn, t])

  useEffect(() => {
    if (!isPrompting || !options) return
    const promptAbort = new AbortController()
    void createPasskey(options, promptAbort.signal).then((prompted) => {
      if (!prompted) return
      if ('credential' in prompted)
        send({ type: 'passkey.given', idempotencyKey: newId(), credential: prompted.credential })
      else send({ type: 'passkey.withheld', reason: prompted.withheld })
    })
    return () => promptAbort.abort()
  }, [isPrompting, options, send])

  // Sends the list to the device only when it is first loaded and after a removal. The device removes passkeys that
  // are missing from the list, and a list that is reloaded while a passkey is added does not contain it yet.
  useEffect(() => {
    if (!isComplete.current) return
    isComplete.current = false
    void signalPasskeys(accepted).catch(() => undefined)
  }, [accepted])

  const cancel = () => {
    setAdding(false)
    send({ type: 'change.canceled' })
  }

  return (
    <Stack as="section" gap="3" aria-labelledby="mfa-passkeys">
      <Stack gap="1">
        <Heading level={2} size="md" id="mfa-passkeys">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      {passkeys.length === 0 && !isAdding && (
        <Card>
          <EmptySection isInCard art="permission" title={t('none')} description={t('noneText')} />
        </Card>
      )}
      {passkeys.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {passkeys.map((passkey) => {
            const isThis = change?.kind === 'remove' && change.passkeyId === passkey.passkeyId
            return (
              <chakra.li key={passkey.passkeyId} display="grid" gap="3">
                <PasskeyCard
                  passkey={passkey}
                  isBusy={isBusy || isUnsent}
                  isRemoving={isThis && isBusy}
                  problem={isThis ? problem : undefined}
                  onRemove={() => {
                    setAdding(false)
                    send({
                      type: 'change.requested',
                      change: { kind: 'remove', passkeyId: passkey.passkeyId },
                    })
                  }}
                />
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
      {isAdding && (
        <PasskeyAdding
          problem={change?.kind === 'add' ? problem : undefined}
          withheld={withheld}
          isBusy={isBusy}
          isWaiting={isPrompting}
          onSubmit={(name) =>
            send(
              isUnsent
                ? { type: 'sending.repeated' }
                : { type: 'change.requested', change: { kind: 'add', name } },
            )
          }
          isUnsent={isUnsent}
          defaultName={change?.kind === 'add' ? change.name : ''}
          onCancel={cancel}
        />
      )}
      {passkeys.length >= MAX_PASSKEYS && <Text tone="muted">{t('full')}</Text>}
      {passkeys.length < MAX_PASSKEYS && !isAdding && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
    </Stack>
  )
}
