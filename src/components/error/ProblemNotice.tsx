import type { Problem } from '#contract/problem.ts'
import { splitLines } from '#domain/text.ts'
import { Notice } from '#src/ui/Notice.tsx'

/**
 * The message about a refusal within a form: what happened and what to do. It is announced to screen readers, and
 * shown until the next attempt.
 */
export function ProblemNotice({
  problem,
  children,
}: {
  problem: Problem | undefined
  children?: React.ReactNode
}) {
  if (!problem) return null
  return (
    <Notice status="danger" role="alert">
      {splitLines(problem.message).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {children}
    </Notice>
  )
}
