import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Spinner } from './Spinner.tsx'

// A dialog and a toast are above the overlay, so their buttons must still respond.
const areasAbove = '[role="dialog"], [role="alertdialog"], [data-toast-area]'
const blockedEvents = ['keydown', 'beforeinput', 'click', 'submit'] as const

// Whether an event is a shortcut of the browser, such as reloading, which still works.
const isShortcut = (event: Event) =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key))

const blockEvent = (event: Event) => {
  if (event.target instanceof Element && event.target.closest(areasAbove)) return
  if (isShortcut(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Covers the whole screen and blocks it while it is shown (SPEC sections 2 and 9). */
export function LoadingOverlay({ label }: { label: string }) {
  useEffect(() => {
    for (const type of blockedEvents) document.addEventListener(type, blockEvent, true)
    return () => {
      for (const type of blockedEvents) document.removeEventListener(type, blockEvent, true)
    }
  }, [])
  return (
    <chakra.div
      position="fixed"
      inset="0"
      zIndex="overlay"
      display="flex"
      alignItems="center"
      justifyContent="center"
      bg="bg.mask"
      cursor="progress"
      animation="fadeIn {durations.enter}"
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="3"
        minWidth="40"
        px="8"
        py="6"
        rounded="lg"
        bg="bg.panel"
        shadow="card"
      >
        <Spinner boxSize="10" color="brand.control" />
        <chakra.p fontWeight="medium">{label}</chakra.p>
      </chakra.div>
    </chakra.div>
  )
}
