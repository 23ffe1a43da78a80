/** Loads the code of the dialog that chooses a list's columns, with its first use. */
export const loadColumnsDialog = () => import('./ColumnsDialog.tsx')

/** Loads the code of the dialog with a list's saved views, with its first use. */
export const loadViewsDialog = () => import('./ViewsDialog.tsx')

/** Loads the code of the dialog that names a list's keyboard shortcuts, with its first use. */
export const loadKeysDialog = () => import('./KeysDialog.tsx')
