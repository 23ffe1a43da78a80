import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'

/** The reservation under way, as its steps are given it. */
export type ReservationFlow = {
  snapshot: SnapshotFrom<typeof counselReservationMachine>
  send: ActorRefFrom<typeof counselReservationMachine>['send']
}
