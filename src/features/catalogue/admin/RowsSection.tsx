import { useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to the first field of a row that was added. `rows` is the ref of the element that contains the
 * rows, `add` the ref of the button that adds a row.
 */
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
