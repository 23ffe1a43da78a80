import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** The reason why an action failed; the typed values are preserved. */
export function HandlingProblem({ problem }: { problem: Problem | undefined }) {
  const { t } = useAdminTexts()
  if (!problem) return null
  if (!problem.message)
    return (
      <Notice status="danger" role="alert">
        {t('inquiry.detail.failed')}
      </Notice>
    )
  return (
    <ProblemNotice problem={problem}>
      {problem.is('key.reused') && <p>{t('inquiry.detail.reusedHint')}</p>}
    </ProblemNotice>
  )
}
