import type { Schema } from '#contract/operation.ts'
import { DAY_MS } from '../durations.ts'
import { closedReason, snapshotAfter } from '../lifecycle.ts'
import { type OfferMachineEvent, type OfferRefusal, type OfferState, offerMachine } from './offer.machine.ts'
import { type Membership, ownsCompany } from './roles.ts'

export type OfferKind = Schema<'OfferKind'>

/** The time for which an offer waits for an answer (domain/flows, "Company and people"). */
export const OFFER_MS = 7 * DAY_MS

export const offerKinds = ['INVITATION', 'JOIN', 'OWNERSHIP'] as const satisfies readonly OfferKind[]
export const offerStates = [
  'SENT',
  'WAITING',
  'OFFERED',
  'ACCEPTED',
  'REFUSED',
  'EXPIRED',
  'TAKEN_BACK',
] as const satisfies readonly OfferState[]

/** The state in which an offer of each kind begins. */
export const firstStates: Readonly<Record<OfferKind, OfferState>> = {
  INVITATION: 'SENT',
  JOIN: 'WAITING',
  OWNERSHIP: 'OFFERED',
}

/**
 * The facts of an offer that its rules need; `memberId` is the member who is concerned, if there is one, and `byId`
 * the member who made the offer.
 */
export type Offer = {
  offerKind: OfferKind
  offerState: OfferState
  /** Null for a request to join a company that does not exist. */
  companyId: string | null
  memberId: string | null
  email: string | null
  byId: string | null
  expiresAt: Date
}
/** The member who opens an offer. */
export type Party = Membership & { memberId: string; email: string }

const lifecycleOf = ({ offerState, expiresAt }: Pick<Offer, 'offerState' | 'expiresAt'>, now: Date) =>
  offerMachine.resolveState({ value: offerState, context: { expiresAt, now } })

/** The state after an event at a moment, or undefined if the event is not allowed. */
export const offerAfter = (
  offer: Pick<Offer, 'offerState' | 'expiresAt'>,
  event: OfferMachineEvent,
  now: Date,
): OfferState | undefined => snapshotAfter(lifecycleOf(offer, now), event)?.value as OfferState | undefined

/** The reason why an event is not allowed at a moment, or undefined. */
export const offerRefusal = (
  offer: Pick<Offer, 'offerState' | 'expiresAt'>,
  event: OfferMachineEvent,
  now: Date,
): OfferRefusal | undefined =>
  (closedReason(lifecycleOf(offer, now), event) ?? undefined) as OfferRefusal | undefined

/** The states in which an offer waits for an answer. */
export const openStates = offerStates.filter((value) =>
  offerMachine.resolveState({ value, context: { expiresAt: new Date(0), now: new Date(0) } }).hasTag('open'),
)

const isOwnerOf = ({ companyId }: Pick<Offer, 'companyId'>, party: Party): boolean =>
  companyId !== null && party.companyId === companyId && ownsCompany(party)

/**
 * Whether an offer is addressed to a member: an invitation by the mail address of their login, an ownership
 * by their id.
 */
const isAddressedTo = ({ offerKind, memberId, email }: Offer, party: Party): boolean =>
  offerKind === 'INVITATION' ? email === party.email : memberId === party.memberId

/**
 * Whether a member answers an offer: owners answer a request to join, the invited member answers any other offer.
 * Members never answer their own offers.
 */
export function mayAnswer(offer: Offer, party: Party): boolean {
  if (offer.byId === party.memberId) return false
  return offer.offerKind === 'JOIN' ? isOwnerOf(offer, party) : isAddressedTo(offer, party)
}

/**
 * Whether a member may withdraw an offer: the requester may withdraw a request to join, owners may withdraw any other
 * offer.
 */
export const mayWithdraw = (offer: Offer, party: Party): boolean =>
  offer.offerKind === 'JOIN' ? offer.byId === party.memberId : isOwnerOf(offer, party)
