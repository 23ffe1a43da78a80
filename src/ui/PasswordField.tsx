import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'rightSlot' | 'type'> & {
  showLabel: string
  hideLabel: string
  /** Shown and announced while Caps Lock is on. */
  capsLockText: string
}

/**
 * A password field, hidden until the person shows the password. `autoComplete` says whether it is the current
 * or a new one.
 */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockText,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...field
}: PasswordFieldProps) {
  const capsLockId = useId()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  // Events dispatched by autofill are not real keyboard events, and lack this method.
  const updateCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <div>
      <TextField
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        type={shown ? 'text' : 'password'}
        aria-describedby={
          [field['aria-describedby'], capsLock && capsLockId].filter(Boolean).join(' ') || undefined
        }
        onKeyDown={(event) => {
          updateCapsLock(event)
          onKeyDown?.(event)
        }}
        onKeyUp={(event) => {
          updateCapsLock(event)
          onKeyUp?.(event)
        }}
        onBlur={(event) => {
          setCapsLock(false)
          onBlur?.(event)
        }}
        rightSlot={
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            color="fg.muted"
            onClick={() => setShown(!shown)}
          />
        }
      />
      <div role="status" id={capsLockId}>
        {capsLock && (
          <chakra.p mt="2" fontSize="sm" fontWeight="medium" color="warning.fg">
            {capsLockText}
          </chakra.p>
        )}
      </div>
    </div>
  )
}
