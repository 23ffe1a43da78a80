import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Machines } from '#src/components/context/app-context.ts'
import { Verification } from '#src/features/verification/Verification.tsx'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'
import { ToastArea } from '#src/ui/ToastArea.tsx'
import { DialogHost } from './DialogHost.tsx'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { SessionWarning } from './SessionWarning.tsx'

/**
 * The layers over every screen: toasts, dialogs, the notice of a new version and the loading overlay (SPEC section
 * 2).
 */
export function Overlays({
  machines: { dialogs, session, sessionWatch, verification },
}: {
  machines: Machines
}) {
  const { t } = useTranslation()
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  return (
    <>
      <NewVersionNotice dialogs={dialogs} />
      <ToastArea position="bottom-center" label={t('toastArea')} closeLabel={t('close')} />
      <DialogHost dialogs={dialogs} />
      <Verification verification={verification} />
      <SessionWarning session={session} sessionWatch={sessionWatch} />
      <LoadingOverlay open={loading} label={t('loading')} />
    </>
  )
}
