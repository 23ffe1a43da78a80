import { useEffect, useRef } from 'react'

const HAS_BACK = '(max-width: 47.99rem), (pointer: coarse)'

/**
 * On phones and tablets, has Back close what lies over the page while it is `open`, as Escape does at a desk. `close` may leave it
 * open: Back then asks again. `closeByBack` is that of `src/browser/back-closes.ts`, or brings it.
 */
export function useBackCloses(
  open: boolean,
  close: () => void,
  closeByBack: (close: () => void) => () => void,
): void {
  const latest = useRef(close)
  useEffect(() => void (latest.current = close))
  useEffect(() => {
    if (open && matchMedia(HAS_BACK).matches) return closeByBack(() => latest.current())
    return undefined
  }, [open, closeByBack])
}
