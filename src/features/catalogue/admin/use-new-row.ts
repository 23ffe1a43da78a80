import { useEffect, useRef, useState } from 'react'

/** Focuses the first field of a row that was added; `add` is the button that adds one, `rows` the element around them. */
export function useNewRow() {
  const rows = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [key, focusNew] = useState<string>()
  useEffect(() => {
    const groups = rows.current?.querySelectorAll('[role=group]') ?? []
    if (key !== undefined) groups[groups.length - 1]?.querySelector('input')?.focus()
  }, [key])
  return { rows, add, focusNew }
}
