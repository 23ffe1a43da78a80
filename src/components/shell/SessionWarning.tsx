import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { Machines } from '#src/components/context/app-context.ts'

// Most visits never see it.
const SessionWarningDialog = lazy(() =>
  import('./SessionWarningDialog.tsx').then((module) => ({ default: module.SessionWarningDialog })),
)

/** Asks two minutes before the end of a session whether it is to go on. */
export function SessionWarning({ session, sessionWatch }: Pick<Machines, 'session' | 'sessionWatch'>) {
  const warned = useSelector(sessionWatch, (snapshot) => snapshot.hasTag('warning'))
  if (!warned) return null
  return (
    <Suspense fallback={null}>
      <SessionWarningDialog session={session} sessionWatch={sessionWatch} />
    </Suspense>
  )
}
