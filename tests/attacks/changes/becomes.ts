/** The changes of a member, a company or the portal after which existing data must behave as stated below. */
export const changes = [
  'roleGiven',
  'roleTaken',
  'factorAdded',
  'factorRemoved',
  'passwordChanged',
  'companyJoined',
  'companyLeft',
  'companyRemoved',
  'policyChanged',
  'keyRetired',
  'memberWithdrawn',
] as const
export type Change = (typeof changes)[number]

/**
 * The kinds of data from before a change; the data may have been created by the member, or by others for the member.
 */
export const dataKinds = [
  'session',
  'trustedDevice',
  'proof',
  'withdrawalProof',
  'publicLink',
  'invitation',
  'joinRequest',
  'ownershipOffer',
  'delegationGiven',
  'delegationHeld',
  'draft',
  'file',
  'accessRequest',
  'grant',
] as const
export type Thing = (typeof dataKinds)[number]

/**
 * `stays`: works as before. `asks`: works once a second factor, a fresh proof or a role exists. `ends`: no longer
 * works. `bars`: while the data exists the change is refused. `none`: the data cannot exist before this change, since
 * its creation is refused.
 */
export type Outcome = 'stays' | 'asks' | 'ends' | 'bars' | 'none'
type Row = readonly [Outcome, reason: string]

const ofMember: Row = ['stays', 'it is about the member, whatever company or role they have']
const ofCompany: Row = ['stays', 'it belongs to the company, where nothing has changed']
const oneCompany: Row = ['none', 'a member with colleagues cannot ask to join another company']
const noColleague: Row = ['none', 'a member without a company has no colleague for it']
const noDecider: Row = ['none', 'a member without a company has no decider to ask']
const otherSessions: Row = ['ends', 'other sessions may be those of another person']
const leftBehind: Row = ['ends', 'it was of a company that the member is not in any more']
const gonePath: Row = ['ends', 'nothing of a member who has left stays in use']
const trusted: Row = ['asks', 'a trust is bound to the ways to log in of its day']
const restarted: Row = ['ends', 'the session in which it was given has gone on under a new token']

/** The outcome of each kind of data after each change. */
export const outcomes: Record<Change, Record<Thing, Row>> = {
  roleGiven: {
    session: ['asks', 'the admin area asks for a second factor of a person who handles the data of others'],
    trustedDevice: ['asks', 'a trusted device spares the holder of a role nothing, whenever it was trusted'],
    proof: ['stays', 'it says who they are; with it a factor can be registered, which the role asks for'],
    withdrawalProof: ofMember,
    publicLink: ofCompany,
    invitation: ofMember,
    joinRequest: oneCompany,
    ownershipOffer: ofCompany,
    delegationGiven: ['stays', 'the delegate has what the member hands over on the day'],
    delegationHeld: ofCompany,
    draft: ofMember,
    file: ofMember,
    accessRequest: ['stays', 'others decide on it, whatever role its requester has'],
    grant: ofMember,
  },
  roleTaken: {
    session: ofMember,
    trustedDevice: ['stays', 'without a role it spares the factor until its thirty days are over'],
    proof: ofMember,
    withdrawalProof: ofMember,
    publicLink: ofCompany,
    invitation: ofMember,
    joinRequest: oneCompany,
    ownershipOffer: ['stays', 'the person it is offered to needs no role'],
    delegationGiven: ['ends', 'there is nothing to hand over, and a later role is not what was handed over'],
    delegationHeld: ['stays', 'it is the role of the colleague'],
    draft: ofMember,
    file: ofMember,
    accessRequest: ofMember,
    grant: ofMember,
  },
  factorAdded: {
    session: otherSessions,
    trustedDevice: trusted,
    proof: ['stays', 'it let the factor be added, and holds for the rest of its ten minutes'],
    withdrawalProof: restarted,
    publicLink: ofCompany,
    invitation: ofMember,
    joinRequest: ofMember,
    ownershipOffer: ofCompany,
    delegationGiven: ofCompany,
    delegationHeld: ofCompany,
    draft: ofMember,
    file: ofMember,
    accessRequest: ofMember,
    grant: ofMember,
  },
  factorRemoved: {
    session: otherSessions,
    trustedDevice: trusted,
    proof: ['stays', 'it let the factor be removed, and holds for the rest of its ten minutes'],
    withdrawalProof: restarted,
    publicLink: ofCompany,
    invitation: ofMember,
    joinRequest: ofMember,
    ownershipOffer: ofCompany,
    delegationGiven: ofCompany,
    delegationHeld: ofCompany,
    draft: ofMember,
    file: ofMember,
    accessRequest: ofMember,
    grant: ofMember,
  },
  passwordChanged: {
    session: otherSessions,
    trustedDevice: trusted,
    proof: ['stays', 'it let the password be changed, and holds for the rest of its ten minutes'],
    withdrawalProof: restarted,
    publicLink: ['stays', 'colleagues see and end it, and it ends after seven days'],
    invitation: ofMember,
    joinRequest: ofMember,
    ownershipOffer: ofCompany,
    delegationGiven: ofCompany,
    delegationHeld: ofCompany,
    draft: ofMember,
    file: ofMember,
    accessRequest: ofMember,
    grant: ofMember,
  },
  companyJoined: {
    session: ofMember,
    trustedDevice: ofMember,
    proof: ofMember,
    withdrawalProof: ofMember,
    publicLink: ['bars', 'a member with a running subscription cannot change companies'],
    invitation: [
      'stays',
      'it waits until it is over; a member with colleagues must leave before accepting it',
    ],
    joinRequest: ['ends', 'a member who has joined a company no longer waits for another'],
    ownershipOffer: noColleague,
    delegationGiven: noColleague,
    delegationHeld: noColleague,
    draft: ofMember,
    file: ofMember,
    accessRequest: noDecider,
    grant: noDecider,
  },
  companyLeft: {
    session: ofMember,
    trustedDevice: ofMember,
    proof: ofMember,
    withdrawalProof: ofMember,
    publicLink: leftBehind,
    invitation: ['stays', 'another company has sent it'],
    joinRequest: oneCompany,
    ownershipOffer: leftBehind,
    delegationGiven: leftBehind,
    delegationHeld: leftBehind,
    draft: ofMember,
    file: ofMember,
    accessRequest: leftBehind,
    grant: leftBehind,
  },
  companyRemoved: {
    session: ofMember,
    trustedDevice: ofMember,
    proof: ofMember,
    withdrawalProof: ofMember,
    publicLink: leftBehind,
    invitation: ['stays', 'another company has sent it'],
    joinRequest: oneCompany,
    ownershipOffer: leftBehind,
    delegationGiven: leftBehind,
    delegationHeld: leftBehind,
    draft: ofMember,
    file: ofMember,
    accessRequest: leftBehind,
    grant: leftBehind,
  },
  policyChanged: {
    session: ofMember,
    trustedDevice: ofMember,
    proof: ofMember,
    withdrawalProof: ofMember,
    publicLink: [
      'stays',
      'its maker was allowed to make it; owners see and end it, and it ends after seven days',
    ],
    invitation: ofMember,
    joinRequest: ofMember,
    ownershipOffer: ofCompany,
    delegationGiven: ofCompany,
    delegationHeld: ofCompany,
    draft: ['asks', 'a member who may not request any more can go on with it once they have the role'],
    file: ofMember,
    accessRequest: [
      'ends',
      'the rules are checked again at the approval, which refuses a term that is too long by now',
    ],
    grant: ['stays', 'the last day of a permission does not change; an extension obeys the new policy'],
  },
  keyRetired: {
    session: ofMember,
    trustedDevice: ofMember,
    proof: ofMember,
    withdrawalProof: ofMember,
    publicLink: ofCompany,
    invitation: ofMember,
    joinRequest: ofMember,
    ownershipOffer: ofCompany,
    delegationGiven: ofCompany,
    delegationHeld: ofCompany,
    draft: ofMember,
    file: ofMember,
    accessRequest: ofMember,
    grant: ofMember,
  },
  memberWithdrawn: {
    session: gonePath,
    trustedDevice: gonePath,
    proof: gonePath,
    withdrawalProof: ['ends', 'it is good once'],
    publicLink: ['bars', 'a member cannot withdraw while a subscription runs'],
    invitation: gonePath,
    joinRequest: gonePath,
    ownershipOffer: gonePath,
    delegationGiven: gonePath,
    delegationHeld: gonePath,
    draft: gonePath,
    file: gonePath,
    accessRequest: gonePath,
    grant: gonePath,
  },
}
