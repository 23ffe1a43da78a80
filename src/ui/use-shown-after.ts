import { useEffect, useState } from 'react'

/** Returns true once `open` has been true for `delay` milliseconds, and false as soon as `open` is false. */
export function useDelayedFlag(open: boolean, delay: number) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [open, delay])
  return open && due
}
