import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { loadMistakeSummary } from './load-mistake-summary.ts'

/** The list of the invalid fields at the top of a form, whose code is loaded with the first failed attempt. */
export const FormMistakes = lazyDialog(loadMistakeSummary, 'MistakeSummary')
