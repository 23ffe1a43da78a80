import { chakra } from '@chakra-ui/react'
import { useCalendarTexts } from './texts.ts'

export type CalendarDay = {
  /** A short note about the day, shown under the date; screen readers announce it with the date. */
  text?: string | undefined
  note?: string | undefined
  isOpen: boolean
  isHoliday: boolean
}

type Props = {
  /** Null if the cell belongs to another month. */
  date: string | null
  isRed: boolean
  /** The text for the day; undefined outside the calendar's range. */
  label?: string
  day?: CalendarDay
  isToday?: boolean
  isSelected?: boolean
  /** Whether the cell is in the tab order. */
  isReached?: boolean
  onSelect?: () => void
}

const Cell = chakra('td', { base: { p: '0', textAlign: 'center', verticalAlign: 'top' } })

const Place = chakra('span', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'full',
    maxWidth: '14',
    minHeight: '12',
    rounded: 'lg',
    lineHeight: 'heading',
    color: 'fg.muted',
  },
})

const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'full',
    maxWidth: '14',
    minHeight: '12',
    rounded: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'heading',
    textStyle: 'tabular',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-disabled=true]': {
      color: 'fg.muted',
      fontWeight: 'normal',
      cursor: 'not-allowed',
      _hover: { bg: 'transparent' },
    },
    _highContrast: { '[aria-selected=true] > &': { outline: '2px solid Highlight' } },
  },
  variants: {
    look: {
      plain: { color: 'fg' },
      red: { color: 'danger.fg', '&[aria-disabled=true]': { color: 'danger.fg' } },
      selected: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.solidHover' } },
    },
  },
})

const Note = chakra('span', {
  base: {
    display: 'block',
    maxWidth: 'full',
    fontSize: '0.6875rem',
    fontWeight: 'medium',
    lineHeight: '1.2',
    truncate: true,
  },
})

/**
 * One day of a calendar. A day that cannot be chosen can still be focused, so that its reason can be read.
 */
export function Day({
  date,
  isRed,
  label,
  day,
  isToday = false,
  isSelected = false,
  isReached = false,
  onSelect,
}: Props) {
  const { t } = useCalendarTexts()
  const number = date && Number(date.slice(8))
  if (!day || label === undefined)
    return (
      <Cell role="gridcell">
        {number !== null && (
          <Place textStyle="tabular">
            <span>{number}</span>
            <Note aria-hidden="true">{'\u00a0'}</Note>
          </Place>
        )}
      </Cell>
    )
  const spokenLabel = [label, isToday && t('today'), day.text].filter(Boolean).join(', ')
  return (
    <Cell role="gridcell" aria-selected={isSelected}>
      <Press
        type="button"
        look={isSelected ? 'selected' : isRed || day.isHoliday ? 'red' : 'plain'}
        aria-label={spokenLabel}
        title={day.isHoliday ? day.text : undefined}
        aria-disabled={!day.isOpen || undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={() => day.isOpen && onSelect?.()}
      >
        <span>{number}</span>
        <Note aria-hidden="true">{day.note ?? (isToday ? t('today') : '\u00a0')}</Note>
      </Press>
    </Cell>
  )
}
