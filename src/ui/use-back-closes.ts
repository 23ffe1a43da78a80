import { useEffect, useRef } from 'react'
import { closeByBack } from '#src/browser/back-closes.ts'

const HAS_BACK = '(max-width: 47.99rem), (pointer: coarse)'

/**
 * On phones and tablets, Back requests the layer over the page to close, as Escape does with a keyboard. `close` may
 * leave the layer open; the page is not left in either case.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  useEffect(() => {
    if (open && matchMedia(HAS_BACK).matches) return closeByBack(() => latest.current())
    return undefined
  }, [open])
}
