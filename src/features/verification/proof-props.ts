import type { SnapshotFrom } from 'xstate'
import type { Machines } from '#src/components/context/app-context.ts'
import type { verificationMachine } from '#src/machines/verification/verification.machine.ts'

/** The props of a form that proves the identity in one way; `id` is that of the form element, for the button of the dialog. */
export type ProofProps = {
  id: string
  snapshot: SnapshotFrom<typeof verificationMachine>
  send: Machines['verification']['send']
}
