import { type KeyboardEvent, useState } from 'react'
import { isCalendarDate } from '#domain/dates.ts'
import { DateField } from '#src/forms/DateField.tsx'

const [EARLIEST_DATE, LATEST_DATE] = ['2000-01-01', '2099-12-31']

const isUsable = (day: string): boolean => isCalendarDate(day) && day >= EARLIEST_DATE && day <= LATEST_DATE

type Props = {
  label: string
  /** YYYY-MM-DD. */
  day: string | undefined
  /** Whether a day is required: an emptied field shows the last day again. */
  required?: boolean
  /** Called with a day of the years 2000 to 2099, or with undefined once the field is emptied. */
  onChange: (day: string | undefined) => void
}

/**
 * A filter for a day, with a hidden label. A picked day applies at once. A typed day applies on Enter or when the
 * field is left, since each digit could already result in another day. A text without a usable day is replaced by the
 * last day.
 */
export function DayField({ label, day = '', required = false, onChange }: Props) {
  // Back, forward and a reset change the address, and the field with it, except while the person is typing.
  const [typed, setTyped] = useState<string>()
  const apply = (value: string | undefined) => {
    setTyped(undefined)
    if (value === undefined || value === day) return
    if (isUsable(value) || (value === '' && !required)) onChange(value || undefined)
  }
  return (
    <DateField
      label={label}
      labelHidden
      width={{ md: '12.5rem' }}
      required={required}
      min={EARLIEST_DATE}
      max={LATEST_DATE}
      value={typed ?? day}
      onChange={({ target }) => setTyped(target.value)}
      onPick={apply}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && apply(typed)}
      onBlur={() => apply(typed)}
    />
  )
}
