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

const memberRow: Row = ['stays', 'it is about the member, whatever company or role they have']
const companyRow: Row = ['stays', 'it belongs to the company, where nothing has changed']
const oneCompany: Row = ['none', 'a member with colleagues cannot ask to join another company']
const noColleague: Row = ['none', 'a member without a company has no colleague for it']
const noDecider: Row = ['none', 'a member without a company has no decider to ask']
const otherSessions: Row = ['ends', 'other sessions may be those of another person']
const leftBehind: Row = ['ends', 'it was of a company that the member is not in any more']
const gonePath: Row = ['ends', 'nothing of a member who has left stays in use']
const trustRow: Row = ['asks', 'a trust is bound to the ways to log in of its day']
const restartRow: Row = ['ends', 'the session in which it was given has gone on under a new token']

/** The outcome of each kind of data after each change. */
export const outcomes: Record<Change, Record<Thing, Row>> = {
  roleGiven: {
    session: ['asks', 'the admin area asks for a second factor of a person who handles the data of others'],
    trustedDevice: ['asks', 'a trusted device spares the holder of a role nothing, whenever it was trusted'],
    proof: ['stays', 'it says who they are; with it a factor can be registered, which the role asks for'],
    withdrawalProof: memberRow,
    publicLink: companyRow,
    invitation: memberRow,
    joinRequest: oneCompany,
    ownershipOffer: companyRow,
    delegationGiven: ['stays', 'the delegate has what the member hands over on the day'],
    delegationHeld: companyRow,
    draft: memberRow,
    file: memberRow,
    accessRequest: ['stays', 'others decide on it, whatever role its requester has'],
    grant: memberRow,
  },
  roleTaken: {
    session: memberRow,
    trustedDevice: ['stays', 'without a role it spares the factor until its thirty days are over'],
    proof: memberRow,
    withdrawalProof: memberRow,
    publicLink: companyRow,
    invitation: memberRow,
    joinRequest: oneCompany,
    ownershipOffer: ['stays', 'the person it is offered to needs no role'],
    delegationGiven: ['ends', 'there is nothing to hand over, and a later role is not what was handed over'],
    delegationHeld: ['stays', 'it is the role of the colleague'],
    draft: memberRow,
    file: memberRow,
    accessRequest: memberRow,
    grant: memberRow,
  },
  factorAdded: {
    session: otherSessions,
    trustedDevice: trustRow,
    proof: ['stays', 'it let the factor be added, and holds for the rest of its ten minutes'],
    withdrawalProof: restartRow,
    publicLink: companyRow,
    invitation: memberRow,
    joinRequest: memberRow,
    ownershipOffer: companyRow,
    delegationGiven: companyRow,
    delegationHeld: companyRow,
    draft: memberRow,
    file: memberRow,
    accessRequest: memberRow,
    grant: memberRow,
  },
  factorRemoved: {
    session: otherSessions,
    trustedDevice: trustRow,
    proof: ['stays', 'it let the factor be removed, and holds for the rest of its ten minutes'],
    withdrawalProof: restartRow,
    publicLink: companyRow,
    invitation: memberRow,
    joinRequest: memberRow,
    ownershipOffer: companyRow,
    delegationGiven: companyRow,
    delegationHeld: companyRow,
    draft: memberRow,
    file: memberRow,
    accessRequest: memberRow,
    grant: memberRow,
  },
  passwordChanged: {
    session: otherSessions,
    trustedDevice: trustRow,
    proof: ['stays', 'it let the password be changed, and holds for the rest of its ten minutes'],
    withdrawalProof: restartRow,
    publicLink: ['stays', 'colleagues see and end it, and it ends after seven days'],
    invitation: memberRow,
    joinRequest: memberRow,
    ownershipOffer: companyRow,
    delegationGiven: companyRow,
    delegationHeld: companyRow,
    draft: memberRow,
    file: memberRow,
    accessRequest: memberRow,
    grant: memberRow,
  },
  companyJoined: {
    session: memberRow,
    trustedDevice: memberRow,
    proof: memberRow,
    withdrawalProof: memberRow,
    publicLink: ['bars', 'a member with a running subscription cannot change companies'],
    invitation: [
      'stays',
      'it waits until it is over; a member with colleagues must leave before accepting it',
    ],
    joinRequest: ['ends', 'a member who has joined a company no longer waits for another'],
    ownershipOffer: noColleague,
    delegationGiven: noColleague,
    delegationHeld: noColleague,
    draft: memberRow,
    file: memberRow,
    accessRequest: noDecider,
    grant: noDecider,
  },
  companyLeft: {
    session: memberRow,
    trustedDevice: memberRow,
    proof: memberRow,
    withdrawalProof: memberRow,
    publicLink: leftBehind,
    invitation: ['stays', 'another company has sent it'],
    joinRequest: oneCompany,
    ownershipOffer: leftBehind,
    delegationGiven: leftBehind,
    delegationHeld: leftBehind,
    draft: memberRow,
    file: memberRow,
    accessRequest: leftBehind,
    grant: leftBehind,
  },
  companyRemoved: {
    session: memberRow,
    trustedDevice: memberRow,
    proof: memberRow,
    withdrawalProof: memberRow,
    publicLink: leftBehind,
    invitation: ['stays', 'another company has sent it'],
    joinRequest: oneCompany,
    ownershipOffer: leftBehind,
    delegationGiven: leftBehind,
    delegationHeld: leftBehind,
    draft: memberRow,
    file: memberRow,
    accessRequest: leftBehind,
    grant: leftBehind,
  },
  policyChanged: {
    session: memberRow,
    trustedDevice: memberRow,
    proof: memberRow,
    withdrawalProof: memberRow,
    publicLink: [
      'stays',
      'its maker was allowed to make it; owners see and end it, and it ends after seven days',
    ],
    invitation: memberRow,
    joinRequest: memberRow,
    ownershipOffer: companyRow,
    delegationGiven: companyRow,
    delegationHeld: companyRow,
    draft: ['asks', 'a member who may not request any more can go on with it once they have the role'],
    file: memberRow,
    accessRequest: [
      'ends',
      'the rules are checked again at the approval, which refuses a term that is too long by now',
    ],
    grant: ['stays', 'the last day of a permission does not change; an extension obeys the new policy'],
  },
  keyRetired: {
    session: memberRow,
    trustedDevice: memberRow,
    proof: memberRow,
    withdrawalProof: memberRow,
    publicLink: companyRow,
    invitation: memberRow,
    joinRequest: memberRow,
    ownershipOffer: companyRow,
    delegationGiven: companyRow,
    delegationHeld: companyRow,
    draft: memberRow,
    file: memberRow,
    accessRequest: memberRow,
    grant: memberRow,
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
