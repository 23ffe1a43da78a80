/** Loads the dialog of a list's columns, with its first use. */
export const loadColumnsDialog = () => import('./ColumnsDialog.tsx')

/** Loads the dialog of a list's saved views, with its first use. */
export const loadViewsDialog = () => import('./ViewsDialog.tsx')
