import type { Output, Schema } from '#contract/operation.ts'
import type { Holding, SlotChosen } from '../counsel-hold.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

/** The typed text, not normalized. It is personal data and exists only as long as the machine. */
export type CounselForm = {
  counselMethod: Schema<'CounselMethod'> | undefined
  name: string
  email: string
  phoneNumber: string
  companyName: string
  memo: string
  privacyAgreed: boolean
}

export const blankForm: CounselForm = {
  counselMethod: undefined,
  name: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  memo: '',
  privacyAgreed: false,
}

export type CounselReservationInput = {
  /** The initial values of the form: the known data of the person. */
  form: CounselForm
  /** The hold key from an earlier visit to the screen. */
  leftHoldKey: string | undefined
  newIdempotencyKey: () => string
}

export type CounselReservationContext = CounselReservationInput &
  Holding & {
    /** The idempotency key of the current reservation; stored while its outcome is unknown. */
    idempotencyKey: string | undefined
    counsel: Output<'reserveCounsel'> | undefined
  }

export type CounselReservationEvent =
  | SlotChosen
  | { type: 'form.changed'; change: Partial<CounselForm> }
  | { type: 'form.completed' }
  | { type: 'reservation.requested' }
  /** One step back: from the summary to the form, from the form to the slots. */
  | { type: 'step.left' }
  | SecondsPassed
