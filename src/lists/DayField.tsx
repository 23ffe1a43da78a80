import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isCalendarDate } from '#domain/dates.ts'
import { TextField } from '#src/ui/TextField.tsx'

// With a maximum year of four digits, the browser moves to the month after the fourth digit.
const [EARLIEST_DATE, LATEST_DATE] = ['2000-01-01', '2099-12-31']
/** Keys that open the browser's calendar. */
const openers = new Set([' ', 'F4', 'Enter'])

const isUsable = (day: string): boolean => isCalendarDate(day) && day >= EARLIEST_DATE && day <= LATEST_DATE

type Props = {
  label: string
  /** YYYY-MM-DD. */
  day: string | undefined
  /** Whether there is always a day: an emptied field shows the last one again. */
  required?: boolean
  /** Called with a day of the years 2000 to 2099, or with undefined once the field is emptied. */
  onChange: (day: string | undefined) => void
}

/**
 * A day as a filter, with its label hidden. A picked day applies at once; a typed one changes with each digit
 * (0002, 2026-01-24, 2026-12-02), so it applies on Enter, or when the field is left.
 */
export function DayField({ label, day = '', required = false, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  // Back, forward and a reset change the address, and the field with it; never while the person is typing.
  useEffect(() => {
    if (field.current && !isTyping.current) field.current.value = day
  }, [day])
  const apply = (input: HTMLInputElement) => {
    const { value, validity } = input
    isTyping.current = false
    if (value !== '' ? !isUsable(value) : required || validity.badInput) input.value = day
    else if (value !== day) onChange(value || undefined)
  }
  const onKeyDown = ({ key, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && isTyping.current) apply(currentTarget)
    else isTyping.current = !altKey && !openers.has(key)
  }
  return (
    <TextField
      ref={field}
      type="date"
      label={label}
      labelHidden
      required={required}
      min={EARLIEST_DATE}
      max={LATEST_DATE}
      defaultValue={day}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onKeyDown={onKeyDown}
      onChange={({ target }) => !isTyping.current && apply(target)}
      onBlur={({ target }) => isTyping.current && apply(target)}
    />
  )
}
