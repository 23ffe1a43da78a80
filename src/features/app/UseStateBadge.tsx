import { codeName } from '#domain/code-names.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Partial<Record<string, BadgeTone>> = { A: 'success', D: 'warning', L: 'danger', S: 'warning' }

/** Whether an app or a level is in use, switched off, locked or without a subscription, in a word. */
export const UseStateBadge = ({ useState }: { useState: string }) => (
  <Badge tone={tones[useState] ?? 'neutral'}>{codeName('useState', useState)}</Badge>
)
