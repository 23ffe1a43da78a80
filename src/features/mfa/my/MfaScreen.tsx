import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Output } from '#contract/operation.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { mfaChangeMachine } from '#src/machines/mfa-change/mfa-change.machine.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { FactorCards } from './FactorCards.tsx'
import { RecoveryCard } from './RecoveryCard.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TrustedDevices } from './TrustedDevices.tsx'
import { useMfaTexts } from './texts.ts'

type Props = {
  settings: Output<'getMfaSettings'>
  hasPasskey: boolean
  /** The page that the person wanted to open when a missing factor redirected them here. */
  returnTo: string | undefined
  children?: ReactNode
}

/** The member's second factors and their actions; `children` are further login factors. */
export function MfaScreen({ settings, hasPasskey, returnTo, children }: Props) {
  const { t } = useMfaTexts()
  const router = useRouter()
  const { info } = useSession()
  const isStaff = info?.staffYn === 'Y'
  const isNeeded = info?.factorRequiredYn === 'Y'
  const { snapshot, send, flow } = useFlow(mfaChangeMachine, {})
  const { recoveryCodes, problem } = snapshot.context
  const isSaving = snapshot.matches('savingCodes')
  const form = useDirtyForm(isSaving)
  useLeaveQuestion(form, { losing: 'codes' })

  useEffect(() => {
    const changeListener = flow.on('change.made', ({ kind }) => {
      toaster.show({ message: t(`made.${kind}`) })
      void router.invalidate()
    })
    return () => changeListener.unsubscribe()
  }, [flow, router, t])

  if (isSaving)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        problem={undefined}
        isBusy={false}
        submitLabel={t('codes.done')}
        onSaved={() => send({ type: 'codes.saved' })}
      />
    )
  const isBusy = snapshot.hasTag('busy')
  // A member who needs a factor may keep a passkey as the only one.
  const keepsPasskey = settings.requiredYn === 'Y' && hasPasskey
  return (
    <Stack gap="8">
      <ScreenTitle>{t('title')}</ScreenTitle>
      {isNeeded && (
        <Notice status="warning" title={t('needed.title')}>
          {t(isStaff ? 'needed.staff' : 'needed.others')}
        </Notice>
      )}
      <ProblemNotice problem={problem} />
      {isNeeded && children}
      <FactorCards
        settings={settings}
        staff={isStaff}
        isNeeded={isNeeded}
        returnTo={returnTo}
        keepsPasskey={keepsPasskey}
        isBusy={isBusy}
        onOff={(mfaType) => send({ type: 'change.requested', change: { kind: 'off', mfaType } })}
      />
      {!isNeeded && children}
      <RecoveryCard
        settings={settings}
        keepsPasskey={keepsPasskey}
        isBusy={isBusy}
        onRequest={() => send({ type: 'change.requested', change: { kind: 'codes' } })}
      />
      <TrustedDevices
        settings={settings}
        isBusy={isBusy}
        onRemove={(trustedDeviceIds) =>
          send({ type: 'change.requested', change: { kind: 'devices', trustedDeviceIds } })
        }
      />
    </Stack>
  )
}
