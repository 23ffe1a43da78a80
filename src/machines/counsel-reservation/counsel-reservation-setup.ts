import { assign, emit, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import { normalizeEmail } from '#domain/email.ts'
import { normalizeName } from '#domain/korean/names.ts'
import { normalizePhone } from '#domain/korean/phone.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { counselHold } from '../counsel-hold.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { StepMeta } from '../step-of.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  blankForm,
  type CounselForm,
  type CounselReservationContext,
  type CounselReservationEvent,
  type CounselReservationInput,
} from './counsel-reservation-context.ts'

const holdSetup = counselHold<CounselReservationContext, CounselReservationEvent>()

/** The actors, actions and guards of the reservation machine. */
export const counselReservationSetup = setup({
  types: {} as {
    input: CounselReservationInput
    context: CounselReservationContext
    events: CounselReservationEvent
    emitted: { type: 'slots.outdated' } | { type: 'reservation.made' }
    tags: 'busy'
    meta: StepMeta<'time' | 'details' | 'summary'>
  },
  actors: {
    ...holdSetup.actors,
    ...needs('holdCounselSlot', 'releaseCounselSlot', 'reserveCounsel'),
  },
  actions: holdSetup.actions,
  guards: holdSetup.guards,
}).extend({
  actions: {
    forgetLeftHold: assign({ leftHoldKey: undefined }),
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
    clearProblem: assign({ problem: undefined }),
    notifyReservationMade: emit({ type: 'reservation.made' }),
  },
  guards: {
    hasLeftHold: ({ context }) => context.leftHoldKey !== undefined,
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
})

/** Returns the reservation as the input of the operation. */
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
    companyName: typedText(form.companyName) || null,
    memo: typedText(form.memo),
    privacyAgreeYn: 'Y',
  }
}
