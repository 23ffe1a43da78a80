/**
 * Loads the code of the dialogs: when the first dialog opens, or when the user begins to type text that a dialog may
 * have to protect from being discarded.
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
