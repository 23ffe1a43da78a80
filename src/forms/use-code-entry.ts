import { type FormEvent, useRef, useState } from 'react'

const CODE_LENGTH = 6

/**
 * Returns the state of a field for six digits: the props of a `CodeEntry`. `submit` passes the digits to `onCode`
 * when all six are typed.
 */
export function useCodeEntry(onCode: (code: string) => void) {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isIncomplete = code.length !== CODE_LENGTH
  return {
    field,
    code,
    setCode,
    isIncomplete: tried && isIncomplete,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setTried(true)
      if (isIncomplete) return field.current?.focus()
      onCode(code)
    },
    /** Clears the field for another code. */
    clear: () => {
      setCode('')
      setTried(false)
      field.current?.focus()
    },
  }
}
