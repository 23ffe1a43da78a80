/**
 * The code of the dialogs, which loads with the first dialog, or when the first text is typed that a dialog may have
 * to protect.
 */
export const loadAlertDialog = () => import('#src/ui/AlertDialog.tsx')
export const loadConfirmDialog = () => import('#src/ui/ConfirmDialog.tsx')

/**
 * Loads the code that renders dialogs; returns whether it loaded, since a newer release may have replaced it.
 */
export function loadDialogs(): Promise<boolean> {
  return Promise.all([loadConfirmDialog(), loadAlertDialog()]).then(
    () => true,
    () => false,
  )
}
