import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldError } from './FieldError.tsx'

export type FieldProps = {
  label: string
  /** A sentence under the label that helps to avoid mistakes. */
  hint?: ReactNode
  /** The error and how to fix it; its presence marks the field as invalid. */
  error?: ReactNode
  /** Shown after the label, for example "(선택)". */
  labelSuffix?: string
  labelHidden?: boolean
}

export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const Label = chakra('label', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'semibold', color: 'fg', mb: '2' },
})
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', mt: '-1', mb: '2' } })

type FrameProps = FieldProps & {
  id?: string
  describedBy?: string
  children: (control: ControlProps) => ReactNode
}

/** Browsers scroll only to the text cursor: the label and the error could stay behind a bar at the edge. */
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
  children,
}: FrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`]
  const root = useRef<HTMLDivElement>(null)
  const isInvalid = Boolean(error)
  useEffect(() => {
    if (isInvalid && root.current?.contains(document.activeElement)) scrollToWholeField(root.current)
  }, [isInvalid])
  const descriptions = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(' ')
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
    </chakra.div>
  )
}
