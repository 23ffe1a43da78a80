import { createActor } from 'xstate'
import { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import { verificationMachine } from '#src/machines/verification/verification.machine.ts'
import type { Machines } from '../app-context.ts'

const input = { newDeviceId: () => '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36' }

/** The machines of a page whose visitor is known to be nobody. */
export function visitorsMachines(): Machines {
  const { context } = createActor(sessionMachine, { input }).getSnapshot()
  const snapshot = sessionMachine.resolveState({ value: 'anonymous', context })
  return {
    session: createActor(sessionMachine, { input, snapshot }),
    dialogs: createActor(dialogMachine),
    sessionWatch: createActor(sessionWatchMachine),
    verification: createActor(verificationMachine),
  }
}
