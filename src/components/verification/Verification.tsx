import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { Machines } from '#src/components/context/app-context.ts'

// Most visits never see it.
const VerificationDialog = lazy(() =>
  import('./VerificationDialog.tsx').then((module) => ({ default: module.VerificationDialog })),
)

/** Asks for a fresh proof of who it is, where a call waits for one. */
export function Verification({ verification }: Pick<Machines, 'verification'>) {
  const asked = useSelector(verification, (snapshot) => !snapshot.matches('idle'))
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <VerificationDialog verification={verification} />
    </Suspense>
  )
}
