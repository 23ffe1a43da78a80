import type { Schema } from '#contract/operation.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Record<Schema<'PostState'>, BadgeTone> = {
  DRAFT: 'neutral',
  PLANNED: 'warning',
  PUBLISHED: 'success',
}

/** Shows the state of a post in one word. */
export function PostStateBadge({ state }: { state: Schema<'PostState'> }) {
  const { t } = useAdminTexts()
  return <Badge tone={tones[state]}>{t(`post.state.${state}`)}</Badge>
}
