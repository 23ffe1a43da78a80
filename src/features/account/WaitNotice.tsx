import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccountTexts } from './texts.ts'

type Props = {
  /** The id of the notice, to which the disabled button refers with `aria-describedby`. */
  id: string
  problem: Problem | undefined
  /** Seconds until a code may be sent again; undefined without a wait. */
  seconds: number | undefined
}

/** The reason why no code was sent, and the time until the next code may be sent. */
export function WaitNotice({ id, problem, seconds }: Props) {
  const { t } = useAccountTexts()
  if (seconds === undefined) return <ProblemNotice problem={problem} />
  const waitText = t('waitFor', { duration: formatDuration(seconds) })
  if (!problem)
    return (
      <Text id={id} size="sm" tone="muted" numeric>
        {waitText}
      </Text>
    )
  return (
    <ProblemNotice problem={problem}>
      <Text as="p" id={id} numeric>
        {waitText}
      </Text>
    </ProblemNotice>
  )
}
