import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import '#src/i18n/areas/accessBrief.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

type Risk = Schema<'RiskLevel'>
const tones: Record<Risk, BadgeTone> = { LOW: 'neutral', MEDIUM: 'warning', HIGH: 'danger' }

/** How much harm a level can do, as a word; the colour repeats it. */
export function RiskBadge({ risk }: { risk: Risk }) {
  const { t } = useTranslation('accessBrief')
  return <Badge tone={tones[risk]}>{t(`riskLevel.${risk}`)}</Badge>
}
