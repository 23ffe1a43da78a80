import { useSelector } from '@xstate/react'
import type { Machines } from '#src/components/context/app-context.ts'
import { lazyDialog } from '#src/components/error/lazy-dialog.tsx'

// Loaded on demand, since most visits never need it.
const VerificationDialog = lazyDialog(() => import('./VerificationDialog.tsx'), 'VerificationDialog')

/** Asks for a fresh proof of identity if a call waits for one. */
export function Verification({ verification }: Pick<Machines, 'verification'>) {
  const isAsked = useSelector(verification, (snapshot) => !snapshot.matches('idle'))
  if (!isAsked) return null
  return (
    <VerificationDialog
      verification={verification}
      onMissing={() => verification.send({ type: 'verification.canceled' })}
    />
  )
}
