import type { Schema } from '#contract/operation.ts'
import { riskLevels } from '#domain/access/codes.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { useAccessBriefTexts } from '#src/features/access/brief-texts.ts'
import { type Compared, comparedTo } from '#src/ui/Field.tsx'
import { Select } from '#src/ui/Select.tsx'

type Risk = Schema<'RiskLevel'>
type Props = {
  value: Risk
  disabled: boolean
  onChange: (risk: Risk) => void
  compared?: Compared | undefined
}

/** The risk of a level, visible to approvers. */
export function RiskField({ value, disabled, onChange, compared }: Props) {
  const { t } = useApprovalTexts()
  const { t: brief } = useAccessBriefTexts()
  return (
    <Select
      label={t('risk.label')}
      hint={t('risk.hint')}
      value={value}
      disabled={disabled}
      {...comparedTo(compared)}
      options={riskLevels.map((risk) => ({ value: risk, label: brief(`riskLevel.${risk}`) }))}
      onChange={({ target }) => onChange(riskLevels.find((risk) => risk === target.value) ?? value)}
    />
  )
}
