import { Flex } from '@chakra-ui/react'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { DayField } from '#src/lists/DayField.tsx'

export type Period = { fromDate?: string | undefined; toDate?: string | undefined }
type Props = { period: Period; onChange: (period: Period) => void }

/** The first and the last day of the list. */
export function PeriodForm({ period, onChange }: Props) {
  const { t } = useSecurityTexts()
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <DayField
        label={t('audit.from')}
        day={period.fromDate}
        onChange={(fromDate) => onChange({ ...period, fromDate })}
      />
      <span aria-hidden="true">~</span>
      <DayField
        label={t('audit.to')}
        day={period.toDate}
        onChange={(toDate) => onChange({ ...period, toDate })}
      />
    </Flex>
  )
}
