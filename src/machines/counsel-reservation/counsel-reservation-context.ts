import type { Output, Schema } from '#contract/operation.ts'
import type { Holding, SlotChosen } from '../counsel-hold.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

/** What a person types, as they type it. Personal: it lives in the machine alone and ends with it. */
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
  /** What is known of the person already. */
  form: CounselForm
  /** The key of a hold that an earlier visit to the screen left behind. */
  leftHoldKey: string | undefined
  newIdempotencyKey: () => string
}

export type CounselReservationContext = CounselReservationInput &
  Holding & {
    /** Of the reservation that is being made; kept while nobody knows whether it was. */
    idempotencyKey: string | undefined
    counsel: Output<'reserveCounsel'> | undefined
  }

export type CounselReservationEvent =
  | SlotChosen
  | { type: 'form.changed'; change: Partial<CounselForm> }
  | { type: 'form.completed' }
  | { type: 'reservation.requested' }
  /** One step back: summary → form → slots. */
  | { type: 'step.left' }
  | SecondsPassed
