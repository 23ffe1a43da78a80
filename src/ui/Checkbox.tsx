import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { type Compared, ComparedValue } from './Field.tsx'
import { FieldError } from './FieldError.tsx'
import { CheckIcon } from './frame-icons.tsx'

export type CheckboxProps = Omit<HTMLChakraProps<'input'>, 'type' | 'asChild' | 'as' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The value to compare with, shown below the checkbox. */
  compared?: Compared
  /** Whether the checkbox is in a row of a table that is used with a mouse; it is then 32 px high. */
  dense?: boolean
  ref?: Ref<HTMLInputElement>
}

const Box = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '6',
    rounded: 'sm',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    cursor: 'pointer',
    _checked: { bg: 'brand.solid', borderColor: 'brand.solid' },
    '&[aria-invalid=true]': { borderColor: 'danger.control' },
    // Leaves room for the error below the checkbox when it is scrolled into view.
    scrollMarginBottom: '16',
    '&:disabled': { bg: 'bg.muted', cursor: 'not-allowed' },
    _highContrast: { appearance: 'auto' },
  },
})

/** A checkbox. Its click target is the whole row, at least 44 px high unless `dense`. */
export function Checkbox({ label, hint, error, compared, dense, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const [hintId, errorId, comparedId] = [`${boxId}-hint`, `${boxId}-error`, `${boxId}-compared`]
  const descriptions = [hint && hintId, error && errorId, compared && comparedId, input['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <chakra.label
        htmlFor={boxId}
        display="flex"
        alignItems="flex-start"
        gap="3"
        py={dense ? '3.5px' : '2'}
        minHeight={dense ? '7' : 'touch'}
        cursor="pointer"
      >
        <chakra.span position="relative" display="grid" placeItems="center" flexShrink="0">
          <Box
            type="checkbox"
            className="peer"
            {...input}
            id={boxId}
            aria-describedby={descriptions || undefined}
            aria-invalid={error ? true : undefined}
          />
          <CheckIcon
            position="absolute"
            boxSize="1.125rem"
            strokeWidth="3"
            color="brand.contrast"
            pointerEvents="none"
            opacity="0"
            css={{
              '.peer:checked ~ &': { opacity: '1' },
              '@media (forced-colors: active)': { display: 'none' },
            }}
          />
        </chakra.span>
        <chakra.span minWidth="0">{label}</chakra.span>
      </chakra.label>
      {hint && (
        <chakra.p id={hintId} pl="9" fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.div pl="9" mt="-3" pb="2">
          <FieldError id={errorId}>{error}</FieldError>
        </chakra.div>
      )}
      <ComparedValue id={comparedId} compared={compared} />
    </div>
  )
}
