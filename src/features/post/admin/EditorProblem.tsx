import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** The reason why a post was not saved, and how to continue; the typed values are preserved. */
export function EditorProblem({ problem, board }: { problem: Problem | undefined; board: Schema<'Board'> }) {
  const { t } = useAdminTexts()
  if (!problem) return null
  if (!problem.message)
    return (
      <Notice status="danger" role="alert" mt="4">
        {t('editor.failed')}
      </Notice>
    )
  return (
    <ProblemNotice problem={problem}>
      {problem.is('post.missing') && <p>{t('editor.goneHint')}</p>}
      {problem.is('key.reused') && (
        <p>
          {t('editor.reusedHint')}{' '}
          <TextLink asChild>
            <Link to="/admin/notice" search={{ board }}>
              {t('editor.back')}
            </Link>
          </TextLink>
        </p>
      )}
    </ProblemNotice>
  )
}
