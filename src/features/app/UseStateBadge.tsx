import { codeName } from '#domain/code-names.ts'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

const tones: Partial<Record<string, BadgeTone>> = { A: 'success', D: 'warning', L: 'danger', S: 'warning' }

/** The use state of an app or a level in a word: in use, switched off, locked or without a subscription. */
export function UseStateBadge({ useState }: { useState: string }) {
  const { t } = useAccessTexts()
  return (
    <Badge tone={tones[useState] ?? 'neutral'}>
      {useState === 'S' ? t('services.needed') : codeName('useState', useState)}
    </Badge>
  )
}
