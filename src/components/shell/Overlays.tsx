import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Machines } from '#src/components/context/app-context.ts'
import { Verification } from '#src/features/verification/Verification.tsx'
import { isChangingMember } from '#src/machines/session/session-selectors.ts'
import { LoadingStatus } from '#src/ui/LoadingStatus.tsx'
import { ToastArea } from '#src/ui/ToastArea.tsx'
import { DialogHost } from './DialogHost.tsx'
import { NewVersionNotice } from './NewVersionNotice.tsx'
import { SessionWarning } from './SessionWarning.tsx'

/**
 * The layers over every screen: toasts, dialogs, the notice of a new version, the bar of a page that loads, and the
 * overlay while a login or logout blocks the screen (SPEC section 2).
 */
export function Overlays({
  machines: { dialogs, session, sessionWatch, verification },
}: {
  machines: Machines
}) {
  const { t } = useTranslation()
  const isRendered = useRouter().ssr !== undefined
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const hasPage = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined })
  const isChanging = useSelector(session, isChangingMember)
  const isBlocked = isChanging || (isLoading && !hasPage && !isRendered)
  return (
    <>
      <NewVersionNotice dialogs={dialogs} />
      <ToastArea position="bottom-center" label={t('toastArea')} closeLabel={t('close')} />
      <DialogHost dialogs={dialogs} />
      <Verification verification={verification} />
      <SessionWarning session={session} sessionWatch={sessionWatch} />
      <LoadingStatus isLoading={isLoading} isBlocked={isBlocked} label={t('loading')} />
    </>
  )
}
