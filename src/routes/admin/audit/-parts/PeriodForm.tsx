import { Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalendarDate } from '#domain/dates.ts'
import '#src/i18n/areas/security.ts'
import { TextField } from '#src/ui/TextField.tsx'

// A year that is being typed is a date of its own after each digit: 0002, 0020, 0202.
const EARLIEST_DATE = '2000-01-01'

export type Period = { fromDate?: string | undefined; toDate?: string | undefined }
type Props = { period: Period; onChange: (period: Period) => void }

/** The first and the last day of what is listed, applied as soon as one of them is a date or empty. */
export function PeriodForm({ period, onChange }: Props) {
  const { t } = useTranslation('security')
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

type DayProps = { label: string; day: string | undefined; onChange: (day: string | undefined) => void }

function DayField({ label, day = '', onChange }: DayProps) {
  const field = useRef<HTMLInputElement>(null)
  // Back, forward and a reset change the address, and the field with it; never while it is typed into.
  useEffect(() => {
    const { current: input } = field
    if (input && input !== document.activeElement) input.value = day
  }, [day])
  return (
    <TextField
      ref={field}
      type="date"
      label={label}
      labelHidden
      min={EARLIEST_DATE}
      defaultValue={day}
      onChange={({ target: { value, validity } }) => {
        if (value === '' && !validity.badInput) onChange(undefined)
        else if (isCalendarDate(value) && value >= EARLIEST_DATE) onChange(value)
      }}
    />
  )
}
