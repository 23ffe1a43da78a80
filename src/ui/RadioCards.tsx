import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { type Compared, ComparedValue } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import { fluidColumns } from './fluid-columns.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  /** The question, as the group's legend. */
  legend: string
  legendHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** The option to compare with, shown below the choices. */
  compared?: Compared
  options: readonly RadioCard<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
  columns?: 1 | 2
  /** For many short options: small cards side by side, on phones too. */
  isShort?: boolean
  /** For many options with a description: less space around the text. */
  isDense?: boolean
}

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    rounded: 'lg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    // The shadow thickens the border without moving the text.
    '&:has(input:checked)': {
      borderColor: 'brand.control',
      boxShadow: 'inset 0 0 0 1px {colors.brand.control}',
      bg: 'brand.subtle',
    },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
    '&:has(input:disabled)': {
      color: 'fg.muted',
      bg: 'bg.muted',
      cursor: 'not-allowed',
      borderColor: 'border',
    },
  },
  variants: {
    isShort: {
      true: {
        position: 'relative',
        minHeight: 'touch',
        px: '3',
        py: '2',
        lineHeight: 'short',
        // The card itself shows the choice, by its edge and the weight of its text.
        '& > input': { position: 'absolute', opacity: '0', inset: '0', boxSize: 'full' },
        '&:has(input:checked) > span > :first-child': { fontWeight: 'bold' },
        _highContrast: { '& > input': { position: 'static', opacity: '1', boxSize: '6' } },
      },
      false: {},
    },
    isDense: { true: { px: '3', py: '2.5', lineHeight: 'short' }, false: {} },
  },
})

const Dot = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '6',
    rounded: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    cursor: 'inherit',
    _checked: { borderWidth: '7px', borderColor: 'brand.control' },
    _focusVisible: { outline: 'none' },
    _highContrast: { appearance: 'auto' },
    // Leaves room for the question and the error above the cards when they are scrolled into view.
    scrollMarginTop: '24',
  },
})

/**
 * A choice between a few options, each a card large enough for touch; real radio buttons, so the arrow keys
 * work.
 */
export function RadioCards<Value extends string>({
  legend,
  legendHidden,
  hint,
  error,
  compared,
  options,
  value,
  onValueChange,
  name,
  columns = 1,
  isShort = false,
  isDense = false,
}: RadioCardsProps<Value>) {
  const id = useId()
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.fieldset
      minWidth="0"
      role="radiogroup"
      aria-describedby={descriptions || undefined}
      aria-invalid={error ? true : undefined}
    >
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="2" srOnly={legendHidden}>
        {legend}
      </chakra.legend>
      {hint && (
        <chakra.p id={`${id}-hint`} fontSize="sm" color="fg.muted" mt="-1" mb="2">
          {hint}
        </chakra.p>
      )}
      {/* No single radio button is invalid: the error is announced separately, next to the first one, which the form focuses. */}
      {error && (
        <chakra.div role="alert" mb="2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="2"
        gridTemplateColumns={
          isShort
            ? 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))'
            : { base: 'minmax(0, 1fr)', md: fluidColumns(columns) }
        }
      >
        {options.map((option) => (
          <Option key={option.value} isShort={isShort} isDense={isDense}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <chakra.span minWidth="0">
              <chakra.span display="block" fontWeight="medium">
                {option.label}
              </chakra.span>
              {option.description && (
                <chakra.span display="block" fontSize="sm" color="fg.muted">
                  {option.description}
                </chakra.span>
              )}
            </chakra.span>
          </Option>
        ))}
      </chakra.div>
      <ComparedValue
        compared={compared}
        labelOf={(chosen) => options.find((option) => option.value === chosen)?.label}
      />
    </chakra.fieldset>
  )
}
