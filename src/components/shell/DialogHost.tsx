import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLines } from '#domain/text.ts'
import { useApp } from '#src/components/app-context.ts'
import { dialogOf } from '#src/machines/dialog/dialog.machine.ts'

// Dialogs are rare and heavy, so their code comes with the first one.
const AlertDialog = lazy(() => import('#src/ui/AlertDialog.tsx').then((module) => ({ default: module.AlertDialog })))
const ConfirmDialog = lazy(() => import('#src/ui/ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })))

/** Shows the confirmations and alerts of one group, one at a time. */
export function DialogHost({ group = 'shell' }: { group?: string }) {
  const { t } = useTranslation()
  const { dialogs } = useApp()
  const dialog = useSelector(dialogs, (snapshot) => dialogOf(snapshot, group))
  if (!dialog) return null

  const { id, header, message } = dialog
  const shared = { open: true, header, lines: splitLines(message), acceptLabel: dialog.acceptLabel ?? t('accept') }
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'alert' ? (
        <AlertDialog key={id} {...shared} onClose={() => dialogs.send({ type: 'dialog.closed', id })} />
      ) : (
        <ConfirmDialog
          key={id}
          {...shared}
          rejectLabel={dialog.rejectLabel ?? t('reject')}
          onAccept={() => dialogs.send({ type: 'dialog.accepted', id })}
          onReject={() => dialogs.send({ type: 'dialog.rejected', id })}
          onClose={() => dialogs.send({ type: 'dialog.closed', id })}
        />
      )}
    </Suspense>
  )
}
