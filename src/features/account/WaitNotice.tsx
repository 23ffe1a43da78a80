import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccountTexts } from './texts.ts'

type Props = {
  /** The id by which the closed button names the wait. */
  id: string
  problem: Problem | undefined
  /** Until a code may be sent again; undefined while nothing waits. */
  seconds: number | undefined
}

/** Why no code was sent, and how long the next one has to wait. */
export function WaitNotice({ id, problem, seconds }: Props) {
  const { t } = useAccountTexts()
  if (seconds === undefined) return <ProblemNotice problem={problem} />
  const wait = t('waitFor', { duration: formatDuration(seconds) })
  if (!problem)
    return (
      <Text id={id} size="sm" tone="muted" numeric>
        {wait}
      </Text>
    )
  return (
    <ProblemNotice problem={problem}>
      <Text as="p" id={id} numeric>
        {wait}
      </Text>
    </ProblemNotice>
  )
}
