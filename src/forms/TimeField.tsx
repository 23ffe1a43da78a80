import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { typedTime } from '#domain/typed/typed-time.ts'
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx'
import { useDateTexts } from './date-texts.ts'

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** HH:mm, or a text in which no time was found. */
  value: string
  /** Called with the time as HH:mm, or with the typed text if there is none in it. */
  onChange: (event: { target: { value: string } }) => void
}

/** A typed time of day. It is completed when the field is left, since 103 may be the beginning of 1030. */
export function TimeField({ value, onChange, onBlur, onKeyDown, ...field }: Props) {
  const { t } = useDateTexts()
  const [typed, setTyped] = useState<string>()
  // The form may have replaced the typed text by another value.
  const isTyping = typed !== undefined && typedTime(typed) === value
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('time')}
      {...field}
      value={isTyping ? typed : value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value)
        onChange({ target: { value: typedTime(target.value) } })
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') setTyped(undefined)
        onKeyDown?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
