import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { splitLines } from '#domain/text.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { dialogOf } from '#src/machines/dialog/dialog.machine.ts'
import { durations } from '#src/ui/constants.ts'
import { toaster } from '#src/ui/toaster.ts'
import { loadAlertDialog, loadConfirmDialog } from './dialog-code.ts'
import { focusScreenTitle } from './use-screen-change.ts'

// Dialogs are rare and heavy, so their code loads with the first dialog.
const AlertDialog = lazyDialog(loadAlertDialog, 'AlertDialog')
const ConfirmDialog = lazyDialog(loadConfirmDialog, 'ConfirmDialog')

/** Shows the confirmations and alerts of one group, one at a time. */
export function DialogHost({ dialogs, group = 'shell' }: Pick<Machines, 'dialogs'> & { group?: string }) {
  const { t } = useTranslation()
  const dialog = useSelector(dialogs, (snapshot) => dialogOf(snapshot, group))
  useFocusAfter(dialog !== undefined)
  if (!dialog) return null

  const { id, header, message } = dialog
  const close = () => dialogs.send({ type: 'dialog.closed', id })
  const sharedProps = {
    open: true,
    header,
    lines: splitLines(message),
    acceptLabel: dialog.acceptLabel ?? t('accept'),
  }
  if (dialog.kind === 'alert')
    return (
      <AlertDialog
        key={id}
        {...sharedProps}
        onClose={close}
        onMissing={() => {
          // A message without a question can be shown as a toast as well.
          toaster.show({ message, severity: 'danger' })
          close()
        }}
      />
    )
  return (
    <ConfirmDialog
      key={id}
      {...sharedProps}
      rejectLabel={dialog.rejectLabel ?? t('reject')}
      tone={dialog.isFinal ? 'danger' : 'solid'}
      onAccept={() => dialogs.send({ type: 'dialog.accepted', id })}
      onReject={() => dialogs.send({ type: 'dialog.rejected', id })}
      onClose={close}
      onMissing={close}
    />
  )
}

/**
 * Moves the focus to the title of the screen after a dialog has closed, unless an element has the focus: the screen
 * may have changed while the dialog was open.
 */
function useFocusAfter(open: boolean): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    const hasClosed = wasOpen.current && !open
    wasOpen.current = open
    if (!hasClosed) return
    const timer = setTimeout(
      () => document.activeElement === document.body && focusScreenTitle(),
      durations.focus,
    )
    return () => clearTimeout(timer)
  }, [open])
}
