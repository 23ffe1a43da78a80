import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { Machines } from '#src/components/context/app-context.ts'
import { usePasskeyPrompt } from '#src/features/passkey/use-passkey-prompt.ts'
import { firstFieldOf } from '#src/forms/first-field.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useVerificationTexts } from './texts.ts'
import { VerificationForm } from './VerificationForm.tsx'

/** A dialog over the current screen that asks for a proof of identity, with the alternatives. */
export function VerificationDialog({ verification }: Pick<Machines, 'verification'>) {
  const { t } = useVerificationTexts()
  const snapshot = useSelector(verification, (current) => current)
  const { send } = verification
  const { passkey } = snapshot.context
  const formId = useId()
  // The code can already be submitted while the message that contains it is being sent.
  const isBusy = snapshot.hasTag('busy') && !snapshot.can({ type: 'code.submitted', code: '' })
  const isUnreached = snapshot.matches({ asking: 'unreached' })
  const isPrompting = snapshot.matches({ asking: 'prompting' })

  usePasskeyPrompt(isPrompting ? passkey : undefined, send)

  const close = () => send({ type: 'verification.canceled' })
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      closeOnMask={false}
      initialFocus={() => firstFieldOf(document.getElementById(formId))}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {t(isUnreached ? 'retry' : 'submit')}
          </Button>
        </>
      }
    >
      <VerificationForm id={formId} snapshot={snapshot} send={send} />
    </Dialog>
  )
}
