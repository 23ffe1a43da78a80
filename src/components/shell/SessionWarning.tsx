import { useSelector } from '@xstate/react'
import type { Machines } from '#src/components/context/app-context.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'

// Loaded on demand, since most visits never show it.
const SessionWarningDialog = lazyDialog(() => import('./SessionWarningDialog.tsx'), 'SessionWarningDialog')

/** Asks two minutes before the end of a session whether to continue it. */
export function SessionWarning({ session, sessionWatch }: Pick<Machines, 'session' | 'sessionWatch'>) {
  const isWarning = useSelector(sessionWatch, (snapshot) => snapshot.hasTag('warning'))
  if (!isWarning) return null
  return <SessionWarningDialog session={session} sessionWatch={sessionWatch} />
}
