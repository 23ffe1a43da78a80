import { assign, emit, sendTo, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemCodes } from '#contract/problem-codes.gen.ts'
import { normalizeEmail } from '#domain/email.ts'
import { normalizeName } from '#domain/korean/names.ts'
import { normalizePhone } from '#domain/korean/phone.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds } from '../passing-seconds.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  blankForm,
  type CounselForm,
  type CounselHold,
  type CounselReservationContext,
  type CounselReservationEvent,
  type CounselReservationInput,
  noHold,
  type SlotChosen,
} from './counsel-reservation-context.ts'

/** The words the reservation machine is written in: what it needs, remembers and asks. */
export const counselReservationSetup = setup({
  types: {} as {
    input: CounselReservationInput
    context: CounselReservationContext
    events: CounselReservationEvent
    emitted: { type: 'slots.outdated' } | { type: 'reservation.made' }
    tags: 'busy'
  },
  actors: {
    ...needs('holdCounselSlot', 'releaseCounselSlot', 'reserveCounsel'),
    passingSeconds: passingSeconds(),
  },
  actions: {
    keepSlot: assign({ startAt: (_, { startAt }: SlotChosen) => startAt }),
    keepHold: assign((_, { output }: { output: CounselHold }) => ({
      hold: output,
      holdSecondsLeft: output.expiresInSeconds,
      leftHoldKey: undefined,
    })),
    forgetHold: assign(noHold),
    forgetLeftHold: assign({ leftHoldKey: undefined }),
    restartCount: sendTo('passingSeconds', { type: 'count.restarted' }),
    countDown: assign({
      holdSecondsLeft: ({ context }, passed: { seconds: number }) =>
        countedDown(context.holdSecondsLeft, passed),
    }),
    keepForm: assign({
      form: ({ context }, { change }: { change: Partial<CounselForm> }) => ({ ...context.form, ...change }),
    }),
    forgetForm: assign({ form: blankForm }),
    keepKey: assign({
      idempotencyKey: ({ context: { idempotencyKey, newIdempotencyKey } }) =>
        idempotencyKey ?? newIdempotencyKey(),
    }),
    forgetKey: assign({ idempotencyKey: undefined }),
    keepCounsel: assign({ counsel: (_, { output }: { output: Output<'reserveCounsel'> }) => output }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    keepExpiry: assign({ problem: () => new Problem(problemCodes['hold.expired'], '') }),
    clearProblem: assign({ problem: undefined }),
    notifySlotsOutdated: emit({ type: 'slots.outdated' }),
    notifyReservationMade: emit({ type: 'reservation.made' }),
  },
  guards: {
    hasLeftHold: ({ context }) => context.leftHoldKey !== undefined,
    isHolding: ({ context }) => context.holdSecondsLeft > 0,
    isHoldOver: ({ context }) => context.hold !== undefined && context.holdSecondsLeft === 0,
    isHeld: ({ context: { hold } }, { startAt }: SlotChosen) => hold?.startAt === startAt,
    isSlotGone: (_, { problem }: Failure) => problem.is('slot.taken', 'slot.unavailable'),
    isHoldExpired: (_, { problem }: Failure) => problem.is('hold.expired'),
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
})

/** The reservation as the server takes it. */
export function reservationOf({
  form,
  hold,
  idempotencyKey,
}: CounselReservationContext): Input<'reserveCounsel'> {
  return {
    idempotencyKey: idempotencyKey ?? '',
    holdKey: hold?.holdKey ?? '',
    counselMethod: form.counselMethod ?? 'PHONE',
    name: normalizeName(form.name),
    email: normalizeEmail(form.email),
    phoneNumber: normalizePhone(form.phoneNumber),
    companyName: form.companyName.trim() || null,
    memo: form.memo.trim(),
    privacyAgreeYn: 'Y',
  }
}
