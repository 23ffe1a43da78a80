import type { OperationId, Schema } from './operation.ts'

type Yn = Schema<'Yn'>
/** `session` is the token the request's cookie carries; the world makes it valid for the member it describes. */
type WithSession = { session: string }

type StatedBill = {
  subscriptionId: string
  subscriptionNo: string
  billId: string
  billNo: string
  billState: Schema<'BillState'>
  paymentMethodCode: 'C' | 'G'
}
type StatedInquiry = { inquiryId: string; inquiryNo: string; inquiryState: Schema<'InquiryState'> }
/** `signup` is the token of the sign-up's cookie. The person is 송나래, an individual. */
type SignUp = { signup: string; phoneNumber: string; email: string }
/** `USED` ends in two months, `ENDING` in ten days, `OVER` ended five days ago; `NONE` was never there. */
type StatedGrant = 'NONE' | 'USED' | 'ENDING' | 'PAUSED' | 'OVER' | 'REVOKED'
/** Everybody who may be involved with a permission; the delegate of the holder decides in their place. */
export const accessCallers = [
  'HOLDER',
  'APPROVER',
  'DELEGATE',
  'DELEGATE_OF_HOLDER',
  'APP_ADMIN',
  'SECURITY_ADMIN',
  'COLLEAGUE',
  'OTHER_COMPANY',
] as const
export type AccessCaller = (typeof accessCallers)[number]
type StatedApp = { appId: string; levelId: string }
type SentCode = { code: string; ageSeconds: number; wrongTries: number }
/** It was made `daysAgo` (one by default) and waits for seven days. */
type StatedOffer = {
  offerId: string
  offerKind: Schema<'OfferKind'>
  offerState: Schema<'OfferState'>
  daysAgo?: number
}
/**
 * What is stated of a company's offers: exactly these, the latest first; an invitation gives the role of a billing manager. `full`
 * says that as many wait as may; `usedKey` was used for an `operation` with another body.
 */
type StatedOffers = {
  offers?: StatedOffer[]
  full?: boolean
  usedKey?: { operation: 'inviteToCompany' | 'askToJoinCompany' | 'offerOwnership'; idempotencyKey: string }
}

/**
 * Every world a pact may assume, and what it takes to build it. Consumer and provider both use this definition. By default, members
 * belong to a company, may request, change, pay and end its subscriptions, and have a second address; none of their fields is
 * empty.
 */
export type ProviderStates = {
  /**
   * Comes after another world: in it this operation has just been called with this body, as it travels, and this session, and
   * it was a success; `times` over with the same answer each time. The verifier makes the calls itself, so no server has to
   * build it.
   */
  'a call before': { operation: OperationId; body: object; session?: string; times?: number }
  /**
   * Comes after another world, whose member this session is of: in their company its owners and billing managers alone may
   * request, change, pay and end subscriptions, and the member is neither.
   */
  'a member who only looks': WithSession
  /** After another world: the session's proof is too old; nothing else of it changes. */
  'a session without a fresh proof': WithSession
  /** No one is logged in. */
  'a visitor': Record<string, never>
  /** A member with these factors, a recovery code where there is a factor, and perhaps a trusted device, who has verified again. */
  'a member who changes their factors': WithSession & {
    factors: Schema<'CodeFactor'>[]
    trustedDeviceId?: string
    staffYn?: Yn
  }
  /** A member with a factor and a recovery code, to whom a code was sent to verify again. */
  'a verification that waits for its code': WithSession & SentCode & { challengeId: string }
  /** A member whose only factor is a passkey, and whose authenticator has answered what was asked to verify again. */
  'a verification that waits for a passkey': WithSession
  /** A member whose mail address was changed a moment ago, with the key that undoes it. */
  'a contact that was changed': { key: string; former: string }
  /** A member without factors who has verified again, and to whom a code was sent for one; it was right where `verifiedYn` says so. */
  'an enrolment under way': WithSession & SentCode & { enrolmentId: string; verifiedYn?: Yn; enrolledYn?: Yn }
  /** A member with a factor and an account, who trusts the device of this cookie. */
  'a trusted device': { email: string; password: string; trustedDevice: string }
  /** An account that can log in; its earlier failures are forgotten. */
  'a member with an account': { email: string; password: string; mfaType: Schema<'MfaType'> }
  /** A member with an account whose next login begins with a new password, because a security admin required it. */
  'a member who has to reset their password': { email: string; password: string }
  /** Five wrong passwords were given a moment ago. */
  'a paused login': { email: string; password: string }
  /** The password was right and the second factor is due; all factors and unused recovery codes are there. */
  'a member at the second factor': WithSession & { recoveryCode: string }
  /** As above, with a code sent `ageSeconds` ago and `wrongTries` wrong answers to it so far. */
  'a code was sent': WithSession & {
    challengeId: string
    code: string
    ageSeconds: number
    wrongTries: number
  }
  /** The password was right and the second factor is due: text messages alone, no authenticator app. */
  'a member at the second factor without the app': WithSession
  /** A member with this password and a session, without a second factor; `passwordCheckYn` says whether the password was checked, and `verifiedYn`, the same unless given, whether it was within ten minutes. */
  'a logged-in member': WithSession & { passwordCheckYn: Yn; password: string; verifiedYn?: Yn }
  /** A confirmed security admin, or one of the people who answer where `staffYn` says so, without any second factor. */
  'an admin without a second factor': WithSession & { staffYn: Yn }
  /** A confirmed member who is also logged in at another place, and for whose account a login has failed a moment ago. */
  'a member at two places': WithSession & { otherSessionId: string }
  /** A confirmed member with exactly these notifications, the first one last; each leads to `/my/session`. */
  'a member with notifications': WithSession & {
    notifications: { notificationId: string; announcementType: Schema<'AnnouncementType'>; readYn: Yn }[]
  }
  /** Five wrong passwords were given at the second password check. */
  'a paused password check': WithSession & { password: string; passwordCheckYn?: Yn }
  /** The session was there and is over. */
  'an ended session': WithSession
  /**
   * A confirmed member whose company has exactly these subscriptions, the newest first, of a service with this name where given; a
   * REJECTED one says when and why.
   */
  'a member with subscriptions': WithSession & {
    subscriptions: {
      subscriptionId: string
      subscriptionState: Schema<'SubscriptionState'>
      serviceName?: string
    }[]
  }
  /**
   * A confirmed member and one ACTIVE subscription of their company, paid as given: a corporation's, with both documents,
   * a memo and every other field filled but `secNo`, which only a person has.
   */
  'a subscription': WithSession & {
    subscriptionId: string
    paymentMethodCode: Schema<'PaymentMethod'>['paymentMethodCode']
  }
  /**
   * A confirmed member and one subscription of their company that is in use, or whose end is scheduled with its period; no bill
   * of it is unpaid, but one that is being charged where `chargingYn` says so. `usedKey` has been used for another end. With
   * `lastDayOverYn` the last day of the scheduled end was yesterday, and the subscription has not been ended yet; with
   * `beganTodayYn` it is in use since today.
   */
  'a subscription that may end': WithSession & {
    subscriptionId: string
    scheduledYn: Yn
    endedYn?: Yn
    lastDayOverYn?: Yn
    chargingYn?: Yn
    beganTodayYn?: Yn
    usedKey?: string
  }
  /** A confirmed member and one undecided request of their company: a corporation's, for 50 users of SSO PRO by the month. */
  'a request that may be revised': WithSession & { subscriptionId: string }
  /** A confirmed member, and a subscription of another company. */
  "another company's subscription": WithSession & { subscriptionId: string }
  /** A member whose company has or had exactly these trials, the ended ones until two weeks ago; `usedKey` has been used for another. */
  'a member with trials': WithSession & {
    trials: { trialId: string; serviceCode: Schema<'ServiceCode'>; trialState: Schema<'TrialState'> }[]
    usedKey?: string
  }
  /**
   * A confirmed member, and a subscription as above with a link of the member; where `fullYn` is Y, with the greatest number of
   * links.
   */
  'a subscription with a link': WithSession & { subscriptionId: string; linkId: string; fullYn: Yn }
  /** A link that was handed out `ageDays` ago, to a subscription as above that is paid by card. */
  'a subscription link': { subscriptionNo: string; viewKey: string; ageDays: number }
  /**
   * A member with exactly this draft of a subscription: 30 users of SSO PRO in won by the month, asked for by a sole proprietor who
   * pays by card, the required terms agreed to in the edition that holds or in one before. `fileId` waits for the request;
   * `usedKey` has been used with other words.
   */
  'a draft of a subscription': WithSession & {
    draftId: string
    fileId: string
    agreed: 'now' | 'before'
    usedKey?: string
  }
  /**
   * A confirmed member with the draft above, whose company has one subscription that is ACTIVE, with every field filled as in
   * 'a subscription', paid by a card that is good to the end of `cardExpiration` (MM/YY).
   */
  'a draft with profiles': WithSession & {
    draftId: string
    fileId: string
    agreed: 'now'
    subscriptionId: string
    cardExpiration: string
  }
  /** A member who has as many drafts of a subscription as may be. */
  'a member with as many drafts as may be': WithSession
  /**
   * A caller whose address searches are not counted yet. A search for the words of `outOfOrder` is answered as if the address
   * service were unavailable.
   */
  'a member who may search for addresses': WithSession & { outOfOrder?: string }
  /** A caller whose address has searched for as many addresses as it may. */
  'a member who searched for many addresses': WithSession
  /** A board with exactly these published posts, the newest first, none with an attachment. */
  'published posts': {
    board: 'NOTICE' | 'SUPPORT'
    posts: { postId: string; announcementType: Schema<'AnnouncementType'>; title: string; pinnedYn: Yn }[]
  }
  /** A published post with every field filled: two attachments, and one post before and one after it on its board. */
  'a published post': { board: 'NOTICE' | 'SUPPORT'; postId: string; previousId: string; nextId: string }
  /** A confirmed member of the staff, who has used the key for an `operation` with another body. */
  'a member of the staff who has used a key': WithSession & {
    operation: 'createPost' | 'inviteStaff'
    idempotencyKey: string
  }
  /** A confirmed member of the staff, and a board with exactly these posts without attachments, the last change first. */
  'posts of the staff': WithSession & {
    board: Schema<'Board'>
    posts: {
      postId: string
      postState: Schema<'PostState'>
      announcementType: Schema<'AnnouncementType'>
      title: string
      pinnedYn: Yn
    }[]
  }
  /** A confirmed member of the staff, and a pinned post in its second version, published and with an attachment. */
  'a post of the staff': WithSession & { board: Schema<'Board'>; postId: string }
  /** A catalogue with exactly these apps. */
  'a catalogue of apps': {
    apps: { appId: string; name: string; category: string; devices: Schema<'Device'>[] }[]
  }
  /** A caller whose address has sent little so far: neither files nor inquiries are counted against it. */
  'a caller who has sent little': Record<string, never>
  /** A caller whose address has sent as many files as it may. */
  'an address that uploaded often': Record<string, never>
  /** A file that was sent for an inquiry and waits for its form. */
  'a file that waits': { fileId: string }
  /** A caller whose address has written as many inquiries as it may. */
  'an address that wrote many inquiries': Record<string, never>
  /** A submission of `writeInquiry` with this key and other words was answered before. */
  'an inquiry was sent with a key': { idempotencyKey: string }
  /** An answered inquiry of a visitor in version 3: a question with a file, and its answer. */
  'an answered inquiry': { inquiryNo: string; email: string }
  /** An inquiry as above, which was looked up in vain too often a moment ago. */
  'an inquiry nobody may look up now': { inquiryNo: string }
  /** A confirmed member with exactly these inquiries, the one written last first. */
  'a member with inquiries': WithSession & { inquiries: StatedInquiry[] }
  /**
   * A confirmed member, or one of the staff, and an inquiry of that member in version 3: a question with a file, and where the
   * state says so an answer. `usedKey` has been used with other words; `often` says that the address has written too much.
   */
  "a member's inquiry": WithSession & StatedInquiry & { usedKey?: string; often?: boolean }
  /** A confirmed member of the staff, and an inquiry of another member in version 3: a question with a file, and where the state says so an answer. `usedKey` has been used with other words. */
  'an inquiry for the staff': WithSession & StatedInquiry & { usedKey?: string }
  /** A confirmed member of the staff, and exactly these inquiries, the one that waits longest first. */
  'inquiries for the staff': WithSession & { inquiries: StatedInquiry[] }
  /** A confirmed member, or one of the staff, and exactly one bill, in version 2; a FAILED one was charged once. One more address gets it. `dueYn` says that its subscription is to be billed today. */
  "a member's bill": WithSession & StatedBill
  /**
   * As above; with `chargingYn` a charge of it is under way, with `owedYn` an earlier bill of its subscription is unpaid;
   * it is another company's but with `ownYn`.
   */
  'a bill for the staff': WithSession & StatedBill & { dueYn?: Yn; chargingYn?: Yn; owedYn?: Yn; ownYn?: Yn }
  /** A slot of counsel that may be reserved, and another one after it. */
  'a free slot': Record<string, never>
  /** A slot that another person has reserved, and a free one after it. */
  'a taken slot': Record<string, never>
  /** A slot that is held by the bearer of this key for some minutes more. */
  'a held slot': { holdKey: string }
  /** A free slot, and a caller's address that has held as many as it may. */
  'an address that held many slots': Record<string, never>
  /** A caller's address that has made as many reservations as it may. */
  'an address that reserved often': Record<string, never>
  /** A submission of `reserveCounsel` with this key and other words was answered before. */
  'a reservation was made with a key': { idempotencyKey: string }
  /**
   * A booked reservation in version 1 that begins in some days, within two hours, or has begun; every field filled. A
   * `holdKey` holds another slot.
   */
  'a reservation of counsel': { counselNo: string; email: string; begins: 'later' | 'soon'; holdKey?: string }
  /** A reservation as above, which was looked up in vain too often a moment ago. */
  'a counsel nobody may look up now': { counselNo: string }
  /** A confirmed member with exactly these reservations, the one made last first. */
  'a member with reservations': WithSession & {
    counsels: { counselNo: string; counselState: Schema<'CounselState'> }[]
  }
  /** A confirmed member of the staff. */
  'a member of the staff': WithSession
  /**
   * A member with a fresh proof and the factor of `mfaType`, an authenticator app by default, and one invitation to the staff behind
   * `key`: to the member's mail address, unless there is another `email`. OVER began more than a day ago; with `pausedYn` no one may
   * ask for it now.
   */
  'an invitation to the staff': WithSession & {
    key: string
    invitationState: 'WAITING' | 'USED' | 'OVER'
    email?: string
    mfaType?: Schema<'CodeFactor'>
    pausedYn?: Yn
  }
  /**
   * One of the staff with a fresh proof, who has logged in, and unless `aloneYn` says so one other whose beginning and login are not
   * on record; the first has sent this invitation, which waits. With `fullYn` there are as many as may be.
   */
  'the staff': WithSession & {
    invitation: { invitationId: string; email: string }
    aloneYn?: Yn
    fullYn?: Yn
  }
  /** A confirmed member of the staff, and exactly these subscriptions of everybody, the newest first. */
  'subscriptions for the staff': WithSession & {
    subscriptions: { subscriptionId: string; subscriptionState: Schema<'SubscriptionState'> }[]
  }
  /**
   * A confirmed member of the staff, and a request for a subscription in version 2 with both documents, with the reason where it is
   * REJECTED; another company's but with `ownYn`; gives `startDate`, the day it is.
   */
  'a request for the staff': WithSession & {
    subscriptionId: string
    subscriptionState: Schema<'SubscriptionState'>
    ownYn?: Yn
  }
  /** A confirmed member of the staff, and a booked reservation in version 1; every field filled. */
  'a reservation for the staff': WithSession & { counselId: string; begins: 'later' | 'begun' }
  /** A confirmed member of the staff, and a day to come with a reserved slot, a free one and a cancelled reservation. */
  'a day of counsel': WithSession
  /** A confirmed member of the staff, and a slot to come that is free, reserved or closed. */
  'a slot for the staff': WithSession & { slotState: 'OPEN' | 'BOOKED' | 'CLOSED' }
  /** The terms that hold today are these, in these editions. */
  'the terms in force': { terms: { termsCode: Schema<'TermsCode'>; version: string }[] }
  /** The same, and a caller's address that has begun as many sign-ups as it may in an hour. */
  'an address that began many sign-ups': { terms: { termsCode: Schema<'TermsCode'>; version: string }[] }
  /**
   * A sign-up behind the cookie's token that has come to a step; the required terms in force are agreed to. No account exists with
   * this mail address, and earlier codes and guesses are forgotten.
   */
  'a sign-up': SignUp & { step: 'IDENTITY' | 'BASIC' | 'ID' | 'PASSWORD' }
  /** As above, with a code sent by message (at IDENTITY) or by mail (at ID) and `wrongTries` wrong answers to it so far. */
  'a sign-up that waits for a code': SignUp & SentCode & { step: 'IDENTITY' | 'ID' }
  /** As above without a code, but as many as are allowed went to the number and to the address in the last hour. */
  'a sign-up of someone who had many codes': SignUp & { step: 'IDENTITY' | 'ID' }
  /** A sign-up that was completed with this key and this password a moment ago. */
  'a finished sign-up': SignUp & { idempotencyKey: string; password: string }
  /** A member with this mail address and no password reset under way; earlier codes and guesses are forgotten. */
  'a member who has forgotten the password': { email: string }
  /** As above, and a password reset behind the cookie's token that waits for the code. */
  'a password reset that waits for a code': { reset: string; email: string } & SentCode
  /** As above, with the code verified. */
  'a verified password reset': { reset: string; email: string }
  /** As many codes as are allowed went to the address in the last hour. */
  'a mail address that had many codes': { email: string }
  /** A member with exactly these passkeys, the latest made first, and a session in which `verifyAgain` was called a moment ago. */
  'a member with passkeys': WithSession & {
    passkeys: { passkeyId: string; name: string; syncedYn: Yn }[]
    staffYn?: Yn
  }
  /** As above without passkeys, or with ten; the caller has not verified again. */
  'a member who may not register passkeys': WithSession & { because: 'unverified' | 'ten' }
  /**
   * A member whose authenticator has answered the registration begun in the session: rightly, without having verified whose
   * it is, or with a passkey that is registered already. `usedKey` has been used with another answer; there may be `ten`
   * passkeys by now.
   */
  'a passkey that was made': WithSession & {
    answer: 'right' | 'unverified' | 'known'
    ageSeconds: number
    usedKey?: string
    ten?: boolean
  }
  /** No one is logged in; the caller's address has begun few logins by passkey, or as many as it may. */
  'an address that begins logins by passkey': { often: boolean }
  /**
   * A member with a passkey, whose authenticator has answered the login behind the cookie's token: rightly or with another
   * signature, as the last of `wrongTries` wrong answers.
   */
  'a passkey that has signed': {
    passkey: string
    answer: 'right' | 'wrong'
    ageSeconds: number
    wrongTries: number
    resetDue?: boolean
  }
  /**
   * A confirmed member without a second factor and without anything that keeps them, who has a counsel reserved and has
   * logged in before; so many wrong passwords were given a moment ago.
   */
  'a member who may leave': WithSession & { password: string; wrongTries: number }
  /**
   * As above, with a subscription in use, an unpaid bill of it, a proof of identity that is good, and two apps: one that they
   * alone administer, and one whose level that administers it they alone hold, while a colleague, 이지호, settles that app.
   */
  'a member who may not leave yet': WithSession & { proofKey: string }
  /** As above but for what keeps them; `usedKey` has been used with another reason. */
  'a member who has shown who they are': WithSession & { proofKey: string; usedKey?: string }
  /**
   * A confirmed member with text messages as the second factor and an unused recovery code, who has given the password to
   * leave. With `sent`, a code is on its way.
   */
  'a withdrawal that waits for the second factor': WithSession & {
    password?: string
    recoveryCode: string
    wrongTries: number
    sent?: { challengeId: string; code: string; ageSeconds: number }
  }
  /**
   * A confirmed member who has given the password to leave, and whose passkey has signed what was asked then; the values of
   * its answer are the world's.
   */
  'a withdrawal that waits for a passkey': WithSession
  /**
   * A confirmed member and an app with one level, of which they have this permission, with what happened to it; nothing else waits
   * or is held. `waits` is their request that waits for a decision: an application, or where there is a permission a pause. By
   * default a colleague approves; `lastAdmin` says that the level administers the app and no one else holds it; `levelClosed` that
   * no one in the company may request it, `levelLocked` that it has locked it; `usedKey` was used for an `operation` with another
   * body.
   */
  'a member of the access area': WithSession &
    StatedApp & {
      grant: StatedGrant
      grantId: string
      waits?: string
      withoutApprover?: boolean
      levelClosed?: boolean
      levelLocked?: boolean
      lastAdmin?: boolean
      usedKey?: { operation: 'createAccessRequest' | 'commentAccessRequest'; idempotencyKey: string }
    }
  /**
   * A company of its own with an app of one level (longest term 90 days), and these confirmed members, each with a session: HOLDER,
   * who approves for others, APPROVER, APP_ADMIN and SECURITY_ADMIN for all apps, COLLEAGUE without a role, DELEGATE and
   * DELEGATE_OF_HOLDER, who approves too, the delegates of the approver and the holder today, and OTHER_COMPANY, who approves
   * elsewhere. Where given, HOLDER has the permission `grantId`, in version 1, with this last day of use (days from today; one that
   * is over was not noted unless it is EXPIRE), and the request `requestId`, made so many days ago; an extension is for 30 days.
   * `lastAdmin` says that the level administers the app.
   */
  'a permission with everybody around it': StatedApp & {
    sessions: Record<AccessCaller, string>
    grant?: {
      grantId: string
      useStatus: 'NORMAL' | 'PAUSE' | 'EXPIRE'
      pauseOrigin: 'USER' | 'SECURITY' | null
      pausedBefore?: 'USER'
      endReason: 'TERM' | 'RELEASED' | 'REVOKED' | null
      daysLeft: number
    }
    request?: {
      requestId: string
      approvalType: 'APPLY' | 'EXTEND' | 'SUSPEND' | 'RESUME'
      approvalResult: 'WAITING' | 'APPROVED' | 'REJECTED'
      daysAgo: number
    }
    lastAdmin?: boolean
  }
  /**
   * A confirmed member who approves, and a request of a colleague for 30 days, in version 1: it waits, or was approved, or asks
   * for the end of a pause by security. Of the colleague whose request waits, one for the same level was rejected before by the
   * member, and they hold one permission, of another app.
   */
  'a request for an approver': WithSession &
    StatedApp & { requestId: string; request: 'WAITING' | 'APPROVED' | 'SECURITY_PAUSE' }
  /**
   * A confirmed member who administers apps and security, and the permission of a colleague in version 1: in use or paused by
   * security; `lastAdmin` says that it administers the app and no one else holds it. With a `requestId`, a request of that
   * colleague for another level waits in version 1.
   */
  'a permission for an admin': WithSession &
    StatedApp & { grantId: string; grant: 'USED' | 'BLOCKED'; lastAdmin?: boolean; requestId?: string }
  /**
   * A confirmed member who administers one app with `ownId`, in version 1 with `levels` levels (one by default), and a colleague
   * with this mail address, 이지호, who approves in it with `managerId`, or for the `wholeCompany`; the member does so too with
   * `otherApprover`. `ownLevelId` is a level that the company has added. `usedKey` was used for an `operation` with another body.
   */
  'an app for its admin': WithSession &
    StatedApp & {
      managerId: string
      ownId: string
      managerEmail: string
      levels?: number
      ownLevelId?: string
      wholeCompany?: boolean
      otherApprover?: boolean
      /** The app is the company's own. */
      ownApp?: boolean
      /** The company has another app of its own of this name. */
      otherName?: string
      /** So many apps of its own has the company. */
      ownApps?: number
      /** The app has exactly these keys, none of which was used. */
      keyIds?: string[]
      /** The app has a webhook, and where it is named this delivery alone, in this state. */
      webhook?: { deliveryId?: string; deliveryState?: Schema<'DeliveryState'> }
      usedKey?: { operation: 'addAccessLevel' | 'addAppManager' | 'createApp'; idempotencyKey: string }
    }
  /**
   * A confirmed member who looks after the security of their company, and one open abnormal behaviour of a colleague, 이지호, in
   * version 1, with codes and evidence; `own` says that it is the admin's.
   */
  'an abnormal behaviour for a security admin': WithSession & { abnormalEventId: string; own?: boolean }
  /**
   * A confirmed member who is of the staff and looks after the security of their company, and for whom exactly one of each of these
   * kinds waits: a request for a subscription since two days, an open abnormal behaviour of a colleague since a moment.
   */
  'work that waits': WithSession & { workKinds: ('SUBSCRIPTION_REQUEST' | 'ABNORMAL')[] }
  /** A confirmed member of the staff; of all that was ever counted in wizards there is exactly this, of today. */
  'visits that were counted': WithSession & { counts: Schema<'FlowCount'>[] }
  /** A confirmed member who looks after the security of their company, and has read personal data on 5 January 2026; the record is whole. */
  'an audit record for a security admin': WithSession
  /**
   * A confirmed member who approves, and a colleague with this mail address, 이지호, who is their delegate where `delegated`; or the
   * member is the delegate of the colleague, who approves as well.
   */
  'an approver with a colleague': WithSession & {
    delegateEmail: string
    delegated: boolean
    standsIn?: boolean
  }
  /**
   * A confirmed member who administers every app, or the named one alone with `oneApp`, and exactly one approver of all apps with
   * the first mail address, 이지호; a colleague with the other one, 최하늘, is their delegate with `delegationId` where given: now, or
   * until yesterday. `usedKey` was used with another body.
   */
  'a delegation for an app admin': WithSession &
    StatedApp & {
      delegationId: string
      holderEmail: string
      delegateEmail: string
      delegation: 'NONE' | 'RUNNING' | 'ENDED'
      oneApp?: boolean
      usedKey?: string
    }
  /** A confirmed member who wants another mail address or mobile number, which no account has; no code was sent yet. */
  'a contact that is to change': WithSession & { contactType: Schema<'ContactType'>; value: string }
  /** As above, with a code sent `ageSeconds` ago and `wrongTries` wrong answers to it so far. */
  'a contact that waits for its code': WithSession &
    SentCode & { contactType: Schema<'ContactType'>; value: string }
  /** As above without a code, but as many as are allowed went to the new address or number in the last hour. */
  'a contact that had many codes': WithSession & { contactType: Schema<'ContactType'>; value: string }
  /** A logged-in, unconfirmed member to whose own number a code went `ageSeconds` ago. */
  'a certification that waits for its code': WithSession & SentCode
  /** A logged-in, unconfirmed member to whose number as many codes went in the last hour as are allowed. */
  'a member whose number had many codes': WithSession
  /**
   * A confirmed member of 솔바람상회 주식회사 with these roles in it, and one colleague with these, 이지호, who has been a member
   * longer. Everybody may manage its subscriptions unless `everybodyYn` is N. Invitations are by the owner of the two to
   * `email`, with which no account exists; requests to join are by 이우주, who may come; the ownership is offered by the
   * one of the two who has it to the other. `lastAdmin` says which of them alone administers an app, which the other may use.
   */
  'a member of a company': WithSession &
    StatedOffers & {
      roles: Schema<'CompanyRole'>[]
      colleagueId: string
      colleagueRoles: Schema<'CompanyRole'>[]
      everybodyYn?: Yn
      email: string
      lastAdmin?: 'MEMBER' | 'COLLEAGUE'
    }
  /**
   * A confirmed member who belongs to no company, and 솔바람상회 주식회사, the one company with this business number, which 이지호
   * owns. Invitations are by the owner to the member, requests to join are the member's own. `bound` says that the member
   * tries a service on their own.
   */
  'a member without a company': WithSession & StatedOffers & { rnno: string; bound?: boolean }
  /** A confirmed member who answered the terms in force once, advertising with no. */
  'a member who answered the terms': WithSession & {
    terms: { termsCode: Schema<'TermsCode'>; version: string }[]
  }
}

/** The parts of an authenticator's answer, base64url. */
type Attestation = { credentialId: string; clientData: string; attestation: string }
type Assertion = {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle: string
}

/** What a world gives back where the calendar or an authenticator decides it, for the requests of the pact to name (`${startAt}`). */
export type ProviderStateValues = {
  /** Every text that is in the answer's data directly, by its name. */
  'a call before': Record<string, string>
  'a request for the staff': { startDate: string }
  /** The last thirty days. */
  'visits that were counted': { fromDate: string; toDate: string }
  'a free slot': { startAt: string }
  'a taken slot': { startAt: string }
  'an address that held many slots': { startAt: string }
  'a day of counsel': { date: string }
  'a subscription that may end': { lastDate: string }
  'a slot for the staff': { startAt: string }
  'a passkey that was made': Attestation
  'a passkey that has signed': Assertion
  'a withdrawal that waits for a passkey': Assertion
  'a verification that waits for a passkey': Assertion
  'an approver with a colleague': { startDate: string; endDate: string }
  'a permission with everybody around it': { today: string }
  'a delegation for an app admin': { startDate: string; endDate: string }
}
