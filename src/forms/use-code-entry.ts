import { type FormEvent, useRef, useState } from 'react'

const CODE_LENGTH = 6

/** The six digits that are typed: what a `CodeEntry` shows. `submit` gives them to `onCode` when they are whole. */
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
    /** Makes room for another code. */
    clear: () => {
      setCode('')
      setTried(false)
      field.current?.focus()
    },
  }
}
