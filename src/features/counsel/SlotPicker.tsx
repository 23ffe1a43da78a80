import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { Calendar } from '#src/components/calendar/Calendar.tsx'
import type { CalendarDay } from '#src/components/calendar/Day.tsx'
import { dateOf } from './counsel-text.ts'
import { SlotRadios } from './SlotRadios.tsx'
import { useCounselTexts } from './texts.ts'

type Props = {
  days: Schema<'CounselDays'>
  value: string | undefined
  /** The time of the slot that this visitor holds. The server reports this slot as reserved. */
  held: string | undefined
  error: string | undefined
  onChange: (startAt: string | undefined) => void
}

/** The choice of a day in the calendar and of one of its slots. */
export function SlotPicker({ days: { fromDate, toDate, days }, value, held, error, onChange }: Props) {
  const { t } = useCounselTexts()
  const isOpen = ({ startAt, openYn }: Schema<'CounselSlot'>) => openYn === 'Y' || startAt === held
  const openOf = (day: Schema<'CounselDay'>) => day.slots.filter(isOpen).length
  const [chosenDate, setDate] = useState<string>()
  const date = chosenDate ?? (value === undefined ? days.find((day) => openOf(day) > 0)?.date : dateOf(value))
  const day = days.find((each) => each.date === date)

  const dayOf = (date: string): CalendarDay => {
    const day = days.find((each) => each.date === date)
    const count = day ? openOf(day) : 0
    const reason = day?.holidayName
      ? t('slots.holiday', { name: day.holidayName })
      : day?.slots.length
        ? t('slots.full')
        : t('slots.weekend')
    return {
      isOpen: count > 0,
      isHoliday: Boolean(day?.holidayName),
      text: count > 0 ? t('slots.openCount', { count }) : reason,
      note: day?.holidayName ?? (count === 0 && day?.slots.length ? t('slots.fullNote') : undefined),
    }
  }
  const chooseDay = (next: string) => {
    setDate(next)
    if (value !== undefined && dateOf(value) !== next) onChange(undefined)
  }
  return (
    <Stack gap="6">
      <Calendar
        from={fromDate}
        to={toDate}
        today={fromDate}
        selected={date}
        dayOf={dayOf}
        onSelect={chooseDay}
      />
      {day && (
        <SlotRadios
          key={day.date}
          day={day}
          isOpen={isOpen}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}
