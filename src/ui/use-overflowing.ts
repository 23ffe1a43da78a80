import { type RefObject, useEffect, useState } from 'react'

/** Whether the element's content is wider or higher than the element. */
export function useOverflowing(element: RefObject<HTMLElement | null>) {
  const [overflowing, setOverflowing] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() =>
      setOverflowing(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    )
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return overflowing
}
