import { CodeProof, PasswordProof, ProofWithoutTyping, RecoveryProof } from './ProofFields.tsx'
import type { ProofProps } from './proof-props.ts'

const proofs = {
  PASSWORD: PasswordProof,
  TOTP: CodeProof,
  SMS: CodeProof,
  RECOVERY: RecoveryProof,
  PASSKEY: ProofWithoutTyping,
} as const

/** The form of the selected kind of proof; typed values are discarded when another kind is selected. */
export function VerificationForm(props: ProofProps) {
  const { snapshot } = props
  const { way, ways } = snapshot.context
  const isUntyped = ways.length === 0 || snapshot.matches({ asking: 'unreached' })
  const Proof = isUntyped ? ProofWithoutTyping : proofs[way]
  return <Proof key={isUntyped ? '' : way} {...props} />
}
