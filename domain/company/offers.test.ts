import { describe, expect, it } from 'vitest'
import type { OfferMachineEvent } from './offer.machine.ts'
import {
  firstStates,
  mayAnswer,
  mayWithdraw,
  OFFER_MS,
  type Offer,
  offerAfter,
  offerKinds,
  offerRefusal,
  offerStates,
  openStates,
  type Party,
} from './offers.ts'

const now = new Date('2026-11-21T03:00:00Z')
const dateAfter = (ms: number) => new Date(now.getTime() + ms)
const events: Readonly<Record<string, OfferMachineEvent>> = {
  accept: { type: 'answerCompanyOffer', answer: 'ACCEPT' },
  refuse: { type: 'answerCompanyOffer', answer: 'REFUSE' },
  takeBack: { type: 'takeBackCompanyOffer' },
  DEADLINE: { type: 'DEADLINE' },
}

/** Every transition of an offer that expires at a moment, as text. */
const transitionsUntil = (expiresAt: Date): string[] =>
  offerStates.flatMap((offerState) =>
    Object.entries(events).flatMap(([name, event]) => {
      const stateAfter = offerAfter({ offerState, expiresAt }, event, now)
      return stateAfter === undefined ? [] : [`${offerState} ${name} ${stateAfter}`]
    }),
  )

describe('an offer', () => {
  it('is answered once, before it expires', () => {
    const inTime = [
      'SENT accept ACCEPTED',
      'SENT refuse REFUSED',
      'SENT takeBack TAKEN_BACK',
      'WAITING accept ACCEPTED',
      'WAITING refuse REFUSED',
      'WAITING takeBack TAKEN_BACK',
      'OFFERED accept ACCEPTED',
      'OFFERED refuse REFUSED',
      'OFFERED takeBack TAKEN_BACK',
    ]
    expect(transitionsUntil(dateAfter(OFFER_MS))).toEqual(inTime)
    expect(transitionsUntil(dateAfter(1))).toEqual(inTime)
  })

  it.each([0, -1, -OFFER_MS])(
    'has expired if the time left until its deadline is %i ms, to the millisecond',
    (ms) => {
      expect(transitionsUntil(dateAfter(ms))).toEqual([
        'SENT DEADLINE EXPIRED',
        'WAITING DEADLINE EXPIRED',
        'OFFERED DEADLINE EXPIRED',
      ])
    },
  )

  it('gives a reason for every refused action of a person, and no reason for an allowed action', () => {
    const refusals = (expiresAt: Date) =>
      offerStates.map((offerState) =>
        ['accept', 'refuse', 'takeBack'].map((name) =>
          offerRefusal({ offerState, expiresAt }, events[name]!, now),
        ),
      )
    const [open, closed] = [
      [undefined, undefined, undefined],
      ['offer.closed', 'offer.closed', 'offer.closed'],
    ]
    expect(refusals(dateAfter(1))).toEqual([open, open, open, closed, closed, closed, closed])
    expect(refusals(dateAfter(0))).toEqual(offerStates.map(() => closed))
  })

  it('begins in the state of its kind, and waits for seven days', () => {
    expect(OFFER_MS).toBe(604_800_000)
    expect(offerKinds.map((kind) => firstStates[kind])).toEqual(['SENT', 'WAITING', 'OFFERED'])
    expect(openStates).toEqual(['SENT', 'WAITING', 'OFFERED'])
  })
})

const people: Readonly<Record<string, Party>> = {
  owner: { memberId: 'owner', email: 'owner@a.example', companyId: 'a', roles: ['OWNER'] },
  otherOwner: { memberId: 'otherOwner', email: 'other@a.example', companyId: 'a', roles: ['OWNER'] },
  billingManager: { memberId: 'billing', email: 'b@a.example', companyId: 'a', roles: ['BILLING_MANAGER'] },
  admin: { memberId: 'admin', email: 'ad@a.example', companyId: 'a', roles: ['SECURITY_ADMIN', 'APP_ADMIN'] },
  colleague: { memberId: 'colleague', email: 'c@a.example', companyId: 'a', roles: [] },
  meant: { memberId: 'meant', email: 'meant@x.example', companyId: null, roles: [] },
  stranger: { memberId: 'stranger', email: 'stranger@x.example', companyId: null, roles: [] },
  ownerOfAnother: { memberId: 'foreign', email: 'foreign@b.example', companyId: 'b', roles: ['OWNER'] },
}
const offerWith = (more: Partial<Offer>): Offer => ({
  offerKind: 'INVITATION',
  offerState: 'SENT',
  companyId: 'a',
  memberId: null,
  email: null,
  byId: 'owner',
  expiresAt: dateAfter(OFFER_MS),
  ...more,
})
const invitation = offerWith({ email: 'meant@x.example' })
const join = offerWith({ offerKind: 'JOIN', memberId: 'meant', byId: 'meant' })
const ownership = offerWith({ offerKind: 'OWNERSHIP', memberId: 'colleague' })
const partiesAllowed = (rule: (offer: Offer, party: Party) => boolean, offer: Offer) =>
  Object.keys(people).filter((name) => rule(offer, people[name]!))

describe('the person who answers an offer', () => {
  it.each([
    ['an invitation: who uses its address', invitation, ['meant']],
    ['a request to join: any owner of the company', join, ['owner', 'otherOwner']],
    ['an offered ownership: the colleague it is offered to', ownership, ['colleague']],
  ] as const)('%s', (_, offer, expected) => {
    expect(partiesAllowed(mayAnswer, offer)).toEqual(expected)
  })

  it('cannot be an invited person who has left the company', () => {
    expect(partiesAllowed(mayAnswer, { ...invitation, byId: null })).toEqual(['meant'])
  })

  it('cannot be the member who made the offer', () => {
    expect(mayAnswer({ ...invitation, email: 'owner@a.example' }, people['owner']!)).toBe(false)
    expect(mayAnswer({ ...ownership, memberId: 'owner' }, people['owner']!)).toBe(false)
    expect(mayAnswer(join, { ...people['meant']!, companyId: 'a', roles: ['OWNER'] })).toBe(false)
  })

  it('is the member with the invitation’s mail address, not a member whose id the offer contains', () => {
    expect(mayAnswer({ ...invitation, memberId: 'stranger' }, people['stranger']!)).toBe(false)
  })
})

describe('the person who withdraws an offer', () => {
  it.each([
    ['an invitation: any owner of the company', invitation, ['owner', 'otherOwner']],
    ['a request to join: who asked', join, ['meant']],
    ['an offered ownership: any owner of the company', ownership, ['owner', 'otherOwner']],
  ] as const)('%s', (_, offer, expected) => {
    expect(partiesAllowed(mayWithdraw, offer)).toEqual(expected)
  })

  it('cannot be the member who made the offer once that member has lost the role', () => {
    expect(mayWithdraw(invitation, { ...people['owner']!, roles: [] })).toBe(false)
    expect(mayWithdraw(invitation, { ...people['owner']!, companyId: 'b' })).toBe(false)
    expect(mayWithdraw(invitation, { ...people['owner']!, companyId: null })).toBe(false)
  })
})
