import type { SnapshotFrom } from 'xstate'
import type { Machines } from '#src/components/context/app-context.ts'
import type { verificationMachine } from '#src/machines/verification/verification.machine.ts'

/**
 * The props of a form for one kind of proof of identity; `id` is the id of the form element, to which the dialog's
 * button refers.
 */
export type ProofProps = {
  id: string
  snapshot: SnapshotFrom<typeof verificationMachine>
  send: Machines['verification']['send']
}
