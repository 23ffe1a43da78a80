/** Loads the calendar of a field for a day, with its first use. */
export const loadDateDialog = () => import('./DateDialog.tsx')
