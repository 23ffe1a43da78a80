import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import { FieldError } from '#src/ui/FieldError.tsx'
import { dayText, timeOfDay } from './counsel-text.ts'
import { useCounselTexts } from './texts.ts'

type Slot = Schema<'CounselSlot'>
type Props = {
  day: Schema<'CounselDay'>
  isOpen: (slot: Slot) => boolean
  value: string | undefined
  error: string | undefined
  onChange: (startAt: string) => void
}

const NOON = '12:00'

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'controlMd',
    px: '2',
    rounded: 'lg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    fontWeight: 'medium',
    textStyle: 'tabular',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(input:checked)': {
      borderColor: 'brand.control',
      boxShadow: 'inset 0 0 0 1px {colors.brand.control}',
      bg: 'brand.subtle',
      fontWeight: 'bold',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
    '&:has(input:disabled)': {
      color: 'fg.muted',
      bg: 'bg.muted',
      cursor: 'not-allowed',
      borderColor: 'transparent',
      textDecoration: 'line-through',
    },
    _highContrast: { '&:has(input:checked)': { outline: '2px solid Highlight' } },
  },
})

// The radio button covers its label, so that mouse, touch and screen readers all reach it.
const Radio = chakra('input', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'inherit' },
})

/** The slots of a day, morning and afternoon; real radios, so the arrow keys work. */
export function SlotRadios({ day, isOpen, value, error, onChange }: Props) {
  const { t } = useCounselTexts()
  const id = useId()
  const halves = [
    { key: 'morning', slots: day.slots.filter(({ startAt }) => timeOfDay(startAt) < NOON) },
    { key: 'afternoon', slots: day.slots.filter(({ startAt }) => timeOfDay(startAt) >= NOON) },
  ] as const
  return (
    <chakra.fieldset
      role="radiogroup"
      minWidth="0"
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
    >
      <chakra.legend fontWeight="bold" fontSize="lg" mb="3">
        {t('slots.title', { day: dayText(day.date) })}
      </chakra.legend>
      {halves
        .filter(({ slots }) => slots.length > 0)
        .map(({ key, slots }) => (
          <chakra.div key={key} _notLast={{ mb: '4' }}>
            <chakra.p fontSize="sm" color="fg.muted" mb="2">
              {t(`slots.${key}`)}
            </chakra.p>
            <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(5.5rem, 1fr))">
              {slots.map((slot) => (
                <Option key={slot.startAt}>
                  <Radio
                    type="radio"
                    name={id}
                    value={slot.startAt}
                    checked={value === slot.startAt}
                    disabled={!isOpen(slot)}
                    aria-label={t(isOpen(slot) ? 'slots.slot' : 'slots.slotTaken', {
                      start: timeOfDay(slot.startAt),
                      end: timeOfDay(slot.endAt),
                    })}
                    onChange={() => onChange(slot.startAt)}
                  />
                  {timeOfDay(slot.startAt)}
                </Option>
              ))}
            </chakra.div>
          </chakra.div>
        ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.fieldset>
  )
}
