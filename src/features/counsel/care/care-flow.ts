import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { counselCareMachine } from '#src/machines/counsel-care/counsel-care.machine.ts'

/** What is being done to a reservation, as its parts are given it. */
export type CareFlow = {
  snapshot: SnapshotFrom<typeof counselCareMachine>
  send: ActorRefFrom<typeof counselCareMachine>['send']
}
