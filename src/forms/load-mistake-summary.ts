/** Loads the code of the list of invalid fields with the first failed attempt to submit a form. */
export const loadMistakeSummary = () => import('./MistakeSummary.tsx')
