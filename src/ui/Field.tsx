import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from './FieldError.tsx'

/** Returns the value to compare with the value of a control; `labelOf` returns the label of an option. */
export type Compared = (labelOf?: (value: string) => ReactNode) => ReactNode

export type FieldProps = {
  label: string
  /** A sentence under the label that helps to avoid mistakes. */
  hint?: ReactNode
  /** The error and how to fix it; its presence marks the field as invalid. */
  error?: ReactNode
  /** Shown after the label, for example "(선택)". */
  labelSuffix?: string
  labelHidden?: boolean
  /** The value to compare with, shown under the control. */
  compared?: Compared
}

export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const Label = chakra('label', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'semibold', color: 'fg', mb: '2' },
})
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', mt: '-1', mb: '2' } })

/** Returns the `compared` property if there is a value to compare with. */
export const comparedTo = (compared: Compared | undefined): { compared?: Compared } =>
  compared ? { compared } : {}

/** The value to compare with, in full, under a control; a long value scrolls. */
export function ComparedValue({ id, compared, labelOf }: ComparedProps) {
  if (!compared) return null
  return (
    <chakra.p
      id={id}
      mt="1"
      px="3"
      py="2"
      rounded="md"
      bg="warning.subtle"
      fontSize="sm"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxHeight="12rem"
      overflowY="auto"
    >
      {compared(labelOf)}
    </chakra.p>
  )
}
type ComparedProps = {
  id?: string
  compared: Compared | undefined
  labelOf?: ((value: string) => ReactNode) | undefined
}

type FrameProps = FieldProps & {
  id?: string
  labelOf?: (value: string) => ReactNode
  describedBy?: string
  children: (control: ControlProps) => ReactNode
}

/**
 * Scrolls the label and the error into view as well. Browsers scroll only to the text cursor, so the label and the
 * error could remain behind a bar at the edge of the window.
 */
const scrollToWholeField = (field: HTMLElement) =>
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/**
 * Label, hint and error around one control, connected to it by id; `children` receives the props for the
 * control.
 */
export function Field({
  label,
  hint,
  error,
  labelSuffix,
  labelHidden,
  id,
  describedBy,
  compared,
  labelOf,
  children,
}: FrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [hintId, errorId, comparedId] = [`${controlId}-hint`, `${controlId}-error`, `${controlId}-compared`]
  const root = useRef<HTMLDivElement>(null)
  const isInvalid = Boolean(error)
  useEffect(() => {
    if (isInvalid && root.current?.contains(document.activeElement)) scrollToWholeField(root.current)
  }, [isInvalid])
  const descriptions = [hint && hintId, error && errorId, compared && comparedId, describedBy]
    .filter(Boolean)
    .join(' ')
  return (
    <chakra.div minWidth="0" ref={root} onFocus={(event) => scrollToWholeField(event.currentTarget)}>
      <Label htmlFor={controlId} srOnly={labelHidden}>
        {label}
        {labelSuffix && (
          <chakra.span ml="1" fontWeight="normal" color="fg.muted">
            {labelSuffix}
          </chakra.span>
        )}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id: controlId,
        ...(descriptions && { 'aria-describedby': descriptions }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <ComparedValue id={comparedId} compared={compared} labelOf={labelOf} />
    </chakra.div>
  )
}
