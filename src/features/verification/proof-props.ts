import type { SnapshotFrom } from 'xstate'
import type { Machines } from '#src/components/context/app-context.ts'
import type { verificationMachine } from '#src/machines/verification/verification.machine.ts'

/** The fresh proof for the form of one way; `id` is that of its element, for the button of the dialog. */
export type ProofProps = {
  id: string
  snapshot: SnapshotFrom<typeof verificationMachine>
  send: Machines['verification']['send']
}
