import { digitsOf } from './digits.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type CodeFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'
> & {
  value: string
  /** Called with the digits only, however the code was typed or pasted. */
  onValueChange: (digits: string) => void
  /** The number of digits; by default 6. */
  length?: number
}

/** A field for a one-time code, which phones can fill in automatically. */
export function CodeField({ onValueChange, length = 6, ...field }: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      {...field}
      type="text"
      onChange={(event) => onValueChange(digitsOf(event.target.value, length))}
      minHeight="controlLg"
      fontSize="2xl"
      fontWeight="semibold"
      letterSpacing="0.3em"
      textStyle="tabular"
    />
  )
}
