import { createActor } from 'xstate'
import type { Machines } from '#src/components/context/app-context.ts'
import { dialogMachine } from '#src/machines/dialog/dialog.machine.ts'
import { sessionMachine } from '#src/machines/session/session.machine.ts'
import type { SessionInfo } from '#src/machines/session/session-context.ts'
import { sessionWatchMachine } from '#src/machines/session-watch/session-watch.machine.ts'
import { verificationMachine } from '#src/machines/verification/verification.machine.ts'

const input = { newDeviceId: () => '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36' }

/** Creates the machines of a page for a visitor. */
export const machinesOfVisitor = (): Machines => machinesFor('anonymous', undefined)

/** Creates the machines of a page for a member with a confirmed password and the given session. */
export const machinesOfMember = (session: SessionInfo): Machines =>
  machinesFor({ loggedIn: 'passwordEntered' }, session)

function machinesFor(
  value: Parameters<typeof sessionMachine.resolveState>[0]['value'],
  session: SessionInfo | undefined,
): Machines {
  const { context } = createActor(sessionMachine, { input }).getSnapshot()
  const snapshot = sessionMachine.resolveState({ value, context: { ...context, session } })
  return {
    session: createActor(sessionMachine, { input, snapshot }),
    dialogs: createActor(dialogMachine),
    sessionWatch: createActor(sessionWatchMachine),
    verification: createActor(verificationMachine),
  }
}
