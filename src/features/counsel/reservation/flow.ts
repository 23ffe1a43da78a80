import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'

/** The current reservation, as passed to its steps. */
export type ReservationFlow = {
  snapshot: SnapshotFrom<typeof counselReservationMachine>
  send: ActorRefFrom<typeof counselReservationMachine>['send']
}
