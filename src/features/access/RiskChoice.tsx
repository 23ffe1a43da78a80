import type { Schema } from '#contract/operation.ts'
import { riskLevels } from '#domain/access/codes.ts'
import { Select } from '#src/ui/Select.tsx'
import { useAccessBriefTexts } from './brief-texts.ts'

type Risk = Schema<'RiskLevel'>
type Props = { riskLevel: Risk | undefined; onChoose: (riskLevel: Risk | undefined) => void }

/**
 * Filters a list by the risk of the permission, the highest first; an empty value means all. A choice applies at
 * once.
 */
export function RiskChoice({ riskLevel, onChoose }: Props) {
  const { t } = useAccessBriefTexts()
  return (
    <Select
      label={t('risk')}
      labelHidden
      minWidth={{ md: '9rem' }}
      placeholder={t('allRisks')}
      value={riskLevel ?? ''}
      onChange={({ target }) => onChoose(riskLevels.find((risk) => risk === target.value))}
      options={riskLevels.toReversed().map((value) => ({
        value,
        label: t('ofRisk', { risk: t(`riskLevel.${value}`) }),
      }))}
    />
  )
}
