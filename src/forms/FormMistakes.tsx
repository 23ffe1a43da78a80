import { type ComponentType, type RefObject, useEffect, useState } from 'react'
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
export function FormMistakes({ form, tried }: Props) {
  const [Summary, setSummary] = useState<ComponentType<Pick<Props, 'form'>>>()
  useEffect(() => {
    if (!tried) return
    loadMistakeSummary().then(
      ({ MistakeSummary }) => setSummary(() => MistakeSummary),
      () => undefined,
    )
  }, [tried])
  return tried && Summary ? <Summary form={form} /> : null
}
