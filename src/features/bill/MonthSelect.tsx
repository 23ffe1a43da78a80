import { addMonths, koreanMonth, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Select } from '#src/ui/Select.tsx'
import { useBillTexts } from './texts.ts'

const MONTHS = 24

type Props = {
  value: string
  onChange: (period: string) => void
  label?: string
  labelHidden?: boolean
  /** Whether a month must be chosen, so that there is no option for all months. */
  isOne?: boolean
}

/**
 * A select for a month of the last two years, 'YYYY-MM', or for all months. A native month field is missing in some
 * browsers.
 */
export function MonthSelect({ value, onChange, label, labelHidden = false, isOne = false }: Props) {
  const { t } = useBillTexts()
  const today = kstDate(portalClock.now())
  const months = Array.from({ length: MONTHS }, (_, ago) =>
    addMonths(`${today.slice(0, 'YYYY-MM'.length)}-01`, -ago).slice(0, 'YYYY-MM'.length),
  )
  const monthsWithValue = value === '' || months.includes(value) ? months : [value, ...months]
  return (
    <Select
      label={label ?? t('month')}
      labelHidden={labelHidden}
      fits={isOne}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        ...(isOne ? [] : [{ value: '', label: t('everyMonth') }]),
        ...monthsWithValue.map((period) => ({
          value: period,
          label: t('monthOf', { year: period.slice(0, 4), month: koreanMonth(Number(period.slice(5))) }),
        })),
      ]}
    />
  )
}
