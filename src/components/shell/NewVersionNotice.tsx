import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import type { Machines } from '#src/components/context/app-context.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'
import { newVersion } from '#src/components/version/new-version.ts'

// The dialog is in the chunk of the version watch, which has loaded by then.
const WaitingVersion = lazyDialog(() => import('./WaitingVersion.tsx'), 'WaitingVersion')

// The notice sticks to the bottom edge and has its own space at the end of the page, so that it never covers the last
// content.
const NoticeArea = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    justifyContent: 'center',
    px: '4',
    pb: 'calc({spacing.4} + env(safe-area-inset-bottom))',
    pointerEvents: 'none',
    '&:empty': { pb: '0' },
    mdDown: {
      'html:has([data-bottom-actions]) &': { bottom: 'calc({spacing.20} + env(safe-area-inset-bottom))' },
    },
    _print: { display: 'none' },
  },
})

/**
 * Reports that a newer version is available but a form contains unsent text, and offers to reload without that text.
 */
export function NewVersionNotice({ dialogs }: Pick<Machines, 'dialogs'>) {
  const isWaiting = useSyncExternalStore(
    newVersion.subscribe,
    () => newVersion.now() !== undefined,
    () => false,
  )
  return (
    <NoticeArea role="status" data-bottom-notice="">
      {isWaiting && <WaitingVersion dialogs={dialogs} />}
    </NoticeArea>
  )
}
