import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { TextFieldProps } from '#src/ui/TextField.tsx'

type Options = Pick<TextFieldProps, 'onBlur' | 'onKeyDown'> & {
  value: string
  /** Returns the value of a typed text. */
  parse: (text: string) => string
  onChange: (event: { target: { value: string } }) => void
}

/**
 * Returns the text of a field whose value is parsed while it is typed. `typed` is the text as it was typed; undefined
 * once the field is left or sent, and if the form has replaced the value by another one. `clear` forgets the text;
 * `handlers` are those of the field.
 */
export function useTypedText({ value, parse, onChange, onBlur, onKeyDown }: Options) {
  const [text, setText] = useState<string>()
  const clear = () => setText(undefined)
  return {
    typed: text !== undefined && parse(text) === value ? text : undefined,
    clear,
    handlers: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value)
        onChange({ target: { value: parse(target.value) } })
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') clear()
        onKeyDown?.(event)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        clear()
        onBlur?.(event)
      },
    },
  }
}
