import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { counselCareMachine } from '#src/machines/counsel-care/counsel-care.machine.ts'

/** The flow of changing a reservation, as passed to its parts. */
export type CareFlow = {
  snapshot: SnapshotFrom<typeof counselCareMachine>
  send: ActorRefFrom<typeof counselCareMachine>['send']
}
