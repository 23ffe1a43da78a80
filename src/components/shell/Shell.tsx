import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx'
import { ToastArea } from '#src/ui/ToastArea.tsx'
import { DialogHost } from './DialogHost.tsx'
import { useScreenChange } from './use-screen-change.ts'

/** What lies over every screen: toasts, dialogs and the loading overlay (SPEC section 2). */
export function Shell() {
  const { t } = useTranslation()
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  useScreenChange()
  return (
    <>
      <ToastArea label={t('toastArea')} closeLabel={t('close')} />
      <DialogHost />
      <LoadingOverlay open={loading} label={t('loading')} />
    </>
  )
}
