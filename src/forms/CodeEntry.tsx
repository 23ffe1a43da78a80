import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCodeTexts } from './code-texts.ts'
import type { useCodeEntry } from './use-code-entry.ts'

type Props = {
  entry: ReturnType<typeof useCodeEntry>
  /** The remaining validity of the code in seconds, if it is shown. */
  secondsLeft?: number
  problem: Problem | undefined
  /** The message when the code has expired and there is no other error. */
  expired?: string | false
  /** Content under the field. */
  children?: ReactNode
}

/** The field of a code with its remaining time, and its error. */
export function CodeEntry({ entry, secondsLeft = 0, problem, expired = false, children }: Props) {
  const { t } = useCodeTexts()
  const { field, code, setCode, isIncomplete } = entry
  return (
    <>
      <CodeField
        ref={field}
        label={t('label')}
        value={code}
        onValueChange={setCode}
        hint={
          secondsLeft > 0 && (
            <Text as="span" numeric>
              {t('left', { duration: formatDuration(secondsLeft) })}
            </Text>
          )
        }
        error={isIncomplete && t('incomplete')}
      />
      {children}
      <ProblemNotice problem={problem} />
      {expired && !problem && (
        <Text tone="danger" role="alert">
          {expired}
        </Text>
      )}
    </>
  )
}
