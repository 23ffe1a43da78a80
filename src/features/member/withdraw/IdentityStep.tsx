import { CodeStep } from './CodeStep.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryStep } from './RecoveryStep.tsx'
import { useWithdrawal } from './withdrawal-flow-context.ts'

/** The proof of identity: the password, and a second factor, a passkey or a recovery code if there is one. */
export function IdentityStep() {
  const { snapshot } = useWithdrawal()
  if (snapshot.matches('enteringRecoveryCode') || snapshot.matches('verifyingWithdrawalRecoveryCode'))
    return <RecoveryStep />
  if (
    snapshot.matches('enteringCode') ||
    snapshot.matches('verifyingWithdrawalCode') ||
    snapshot.matches('sendingWithdrawalCode')
  )
    return <CodeStep />
  if (
    snapshot.matches('askingPasskey') ||
    snapshot.matches('prompting') ||
    snapshot.matches('verifyingWithdrawalPasskey')
  )
    return <PasskeyStep />
  return <PasswordStep />
}
