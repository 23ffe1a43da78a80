/** Loads the code of the calendar with the first use of a date field. */
export const loadDateDialog = () => import('./DateDialog.tsx')
