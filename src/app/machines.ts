import { createActor } from 'xstate'
import type { Api } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import { withOperations } from '#src/machines/operation-actors.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import { verificationMachine } from '#src/machines/verification/verification.machine.ts'

export function createSession(api: Api): Machines['session'] {
  return createActor(withOperations(sessionMachine, api), {
    input: { newDeviceId: newId },
  })
}

/** Creates the machine that asks for a fresh proof of identity. Calls of the machine itself never require a proof. */
export const createVerification = (api: Api): Machines['verification'] =>
  createActor(withOperations(verificationMachine, api))

/** Creates the other machines that live as long as the page; the caller starts them. */
export function createOthers(api: Api): Pick<Machines, 'dialogs' | 'sessionWatch'> {
  return {
    dialogs: createActor(dialogMachine),
    sessionWatch: createActor(withOperations(sessionWatchMachine, api)),
  }
}
