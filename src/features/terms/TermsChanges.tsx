import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useTermsChangesTexts } from './changes-texts.ts'
import { nearbyLines } from './unchanged-text.ts'

const lineStyles = {
  SAME: {},
  ADDED: { bg: 'success.subtle', color: 'success.fg', textDecoration: 'none' },
  REMOVED: { bg: 'danger.subtle', color: 'danger.fg', textDecoration: 'line-through' },
} as const
const lineElements = { SAME: 'span', ADDED: 'ins', REMOVED: 'del' } as const

/** The lines that a text adds to its source or removes from it, each with the surrounding lines. */
export function TermsChanges({ changes }: { changes: readonly Schema<'TermsChange'>[] }) {
  const { t } = useTermsChangesTexts()
  return (
    <chakra.div whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="tall">
      {changes.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity, and never move
        <chakra.span
          key={at}
          as={lineElements[kind]}
          borderRadius="sm"
          px={kind === 'SAME' ? '0' : '0.5'}
          {...lineStyles[kind]}
        >
          {kind !== 'SAME' && <VisuallyHidden>{t(`kind.${kind}`)} </VisuallyHidden>}
          {kind === 'SAME'
            ? nearbyLines(text, { isFirst: at === 0, isLast: at === changes.length - 1 })
            : text}
        </chakra.span>
      ))}
    </chakra.div>
  )
}
