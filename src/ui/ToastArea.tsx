import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { BodyPortal } from './BodyPortal.tsx'
import { toastDefaults } from './constants.ts'
import { ToastCard } from './ToastCard.tsx'
import { type ToastPosition, toastPlaceOf } from './toast-position.ts'
import type { Toast } from './toast-store.ts'
import { toaster } from './toaster.ts'

export type ToastAreaProps = {
  /** The name of the area for screen readers. */
  label: string
  closeLabel: string
  group?: string
  /** The position of the toasts; by default 'top-right' (SPEC section 9). */
  position?: ToastPosition | undefined
}

// A toast never covers the buttons of a sheet, a form or a notice at the bottom: it moves to the top, or above the
// tab bar.
const topStyles = { bottom: 'auto', top: 'calc({spacing.4} + env(safe-area-inset-top))' }
const hiddenStyles = {
  lgDown: {
    'html:has([data-tab-bar]) &': { bottom: 'calc({spacing.20} + env(safe-area-inset-bottom))' },
  },
  mdDown: { 'html:has([data-bottom-actions]) &': topStyles },
  'html:has([aria-modal="true"][data-state="open"]) &': topStyles,
  'html:has([data-bottom-notice]:not(:empty)) &': topStyles,
}

const none: readonly Toast[] = []

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '&:empty': { display: 'none' },
  },
})

/**
 * A stack of toasts. Both live regions are in the page from the start: screen readers do not announce content that is
 * added together with its region.
 */
export function ToastArea({ label, closeLabel, group = toastDefaults.group, position }: ToastAreaProps) {
  const { alignItems, ...place } = toastPlaceOf(position)
  const all = useSyncExternalStore(toaster.subscribe, toaster.toasts, () => none)
  const toasts = all.filter((toast) => toast.group === group)
  const cards = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.severity === 'danger') === urgent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
  // With `aria-live` on the section, an open dialog does not hide the section from screen readers; the lists inside
  // determine how toasts are announced.
  return (
    <BodyPortal>
      <chakra.section
        aria-label={label}
        aria-live="off"
        data-toast-area={group}
        data-print="hidden"
        position="fixed"
        left="0"
        right="0"
        {...place}
        zIndex="toast"
        display="flex"
        flexDirection="column"
        gap="2"
        pointerEvents="none"
        css={position === 'bottom-center' ? hiddenStyles : {}}
      >
        <div aria-live="polite" aria-relevant="additions">
          <List alignItems={alignItems}>{cards(false)}</List>
        </div>
        <div aria-live="assertive" aria-relevant="additions">
          <List alignItems={alignItems}>{cards(true)}</List>
        </div>
      </chakra.section>
    </BodyPortal>
  )
}
