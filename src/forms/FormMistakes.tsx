import type { RefObject } from 'react'
import { AfterLoad } from '#src/components/part/AfterLoad.tsx'
import { loadMistakeSummary } from './load-mistake-summary.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Whether the person has tried to submit the form while a field was invalid. */
  tried: boolean
}

/**
 * The place of the list of invalid fields at the top of a form. Its code is fetched with the first failed attempt; the
 * form works without it.
 */
export const FormMistakes = ({ form, tried }: Props) =>
  tried && <AfterLoad load={loadMistakeSummary} form={form} />
