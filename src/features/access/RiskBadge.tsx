import type { Schema } from '#contract/operation.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useAccessBriefTexts } from './brief-texts.ts'

type Risk = Schema<'RiskLevel'>
const tones: Record<Risk, BadgeTone> = { LOW: 'neutral', MEDIUM: 'warning', HIGH: 'danger' }

/** How much harm a level can do, as a word; the colour repeats it. */
export function RiskBadge({ risk }: { risk: Risk }) {
  const { t } = useAccessBriefTexts()
  return <Badge tone={tones[risk]}>{t(`riskLevel.${risk}`)}</Badge>
}
