import { chakra } from '@chakra-ui/react'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import { BodyPortal } from './BodyPortal.tsx'
import { tooltipPosition } from './tooltip-position.ts'

/** The event handlers of a trigger; they must not be replaced by the trigger's own handlers. */
export type TooltipTrigger = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

// Milliseconds for a pointer to move from the trigger to the tooltip.
const CROSSING = 100

const Tip = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    maxWidth: 'calc(100vw - {spacing.4})',
    px: '2',
    py: '1',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'sm',
    shadow: 'card',
    animation: 'fadeIn {durations.tooltip}',
    _print: { display: 'none' },
  },
})

/**
 * Shows the accessible name of an element without text on hover or on keyboard focus. Escape, a click and scrolling
 * hide it. The tooltip itself is hidden from screen readers; `children` receives the event handlers for the trigger.
 */
export function Tooltip({
  text,
  children,
}: {
  text: string
  children: (trigger: TooltipTrigger) => ReactNode
}) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isLeaving, setLeaving] = useState(false)
  const stay = () => setLeaving(false)
  const leave = () => setLeaving(true)
  const hide = () => setAnchor(undefined)
  const show = (element: HTMLElement) => {
    stay()
    setAnchor(element)
  }

  useEffect(() => {
    if (!anchor) return
    const listenerAbort = new AbortController()
    const { signal } = listenerAbort
    const end = () => setAnchor(undefined)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { capture: true, signal })
    document.addEventListener('pointerdown', end, { capture: true, signal })
    document.addEventListener('scroll', end, { capture: true, signal })
    return () => listenerAbort.abort()
  }, [anchor])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setAnchor(undefined), CROSSING)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return (
    <>
      {children({
        onPointerEnter: ({ pointerType, currentTarget }) => pointerType !== 'touch' && show(currentTarget),
        onPointerLeave: leave,
        onFocus: ({ target, currentTarget }) => target.matches(':focus-visible') && show(currentTarget),
        onBlur: hide,
      })}
      {anchor && (
        <BodyPortal>
          <Tip
            aria-hidden="true"
            data-tooltip=""
            onPointerEnter={stay}
            onPointerLeave={leave}
            ref={(tip: HTMLDivElement | null) => {
              if (!tip) return
              const { left, top } = tooltipPosition(
                anchor.getBoundingClientRect(),
                tip.getBoundingClientRect(),
                { width: document.documentElement.clientWidth, height: innerHeight },
              )
              tip.style.left = `${left}px`
              tip.style.top = `${top}px`
            }}
          >
            {text}
          </Tip>
        </BodyPortal>
      )}
    </>
  )
}
