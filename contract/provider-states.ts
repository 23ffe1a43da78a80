import type { OperationId, Schema } from './operation.ts'

type Yn = Schema<'Yn'>
/** `session` is the token in the request's cookie; the provider makes it valid for the described member. */
type WithSession = { session: string }

type StatedBill = {
  subscriptionId: string
  subscriptionNo: string
  billId: string
  billNo: string
  billState: Schema<'BillState'>
  paymentMethodCode: 'C' | 'G'
}
type StatedInquiry = {
  inquiryId: string
  inquiryNo: string
  inquiryState: Schema<'InquiryState'>
  /** The bill that the inquiry is about, which another provider state has built. */
  aboutBillId?: string
}
/** `signup` is the token of the sign-up's cookie. The person is 송나래, an individual. */
type SignUp = { signup: string; phoneNumber: string; email: string }
/**
 * The state of a permission: `USED` ends in two months, `ENDING` in ten days, `OVER` ended five days ago; `NONE`
 * means that there is no permission.
 */
type StatedGrant = 'NONE' | 'USED' | 'ENDING' | 'PAUSED' | 'OVER' | 'REVOKED'
/** The people involved with a permission; the holder's delegate decides on behalf of the holder. */
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
/** An offer made `daysAgo` (one by default), which is open for seven days. */
type StatedOffer = {
  offerId: string
  offerKind: Schema<'OfferKind'>
  offerState: Schema<'OfferState'>
  daysAgo?: number
}
/**
 * The complete list of a company's offers, the latest first; an invitation gives the role of a billing manager. With
 * `full` the maximum number of offers is open. `usedKey` is an idempotency key that was used for an `operation` with
 * another body.
 */
type StatedOffers = {
  offers?: StatedOffer[]
  full?: boolean
  usedKey?: { operation: 'inviteToCompany' | 'askToJoinCompany' | 'offerOwnership'; idempotencyKey: string }
}

/**
 * The provider states that a pact may require, with their parameters. Consumer and provider both use this definition.
 * By default members belong to a company, may request, change, pay and cancel its subscriptions, and have a second
 * address; none of their fields is empty.
 */
export type ProviderStates = {
  /**
   * Added to another provider state: this operation was just called with this body (as sent) and this session, and
   * succeeded; `times` repeats the call with the same answer. The verifier makes the calls itself, so the provider
   * does not build this state.
   */
  'a call before': { operation: OperationId; body: object; session?: string; times?: number }
  /**
   * Added to another provider state with this member's session: only owners and billing managers may request, change,
   * pay and cancel subscriptions in their company, and the member is neither.
   */
  'a member who only looks': WithSession
  /** Added to another provider state: the session's proof of identity has expired; nothing else changes. */
  'a session without a fresh proof': WithSession
  /** No one is logged in. */
  'a visitor': Record<string, never>
  /**
   * A member with these factors, possibly a trusted device, and a fresh proof of identity. A member with factors also
   * has a recovery code.
   */
  'a member who changes their factors': WithSession & {
    factors: Schema<'CodeFactor'>[]
    trustedDeviceId?: string
    staffYn?: Yn
  }
  /**
   * Besides the five services of the demo data, one more service is on sale. It has no trial. Its plans BASIC and PRO
   * contain different features, so they can be compared.
   */
  'a catalogue with plans that differ': { serviceCode: string }
  /** A member with a factor and a recovery code. A code for a new verification was sent to the member. */
  'a verification that waits for its code': WithSession & SentCode & { challengeId: string }
  /**
   * A member whose only factor is a passkey, and whose authenticator has answered the challenge of a
   * verification.
   */
  'a verification that waits for a passkey': WithSession
  /** A member whose mail address was changed a moment ago, and the key that undoes this change. */
  'a contact that was changed': { key: string; former: string }
  /**
   * A member without factors and with a fresh proof of identity. A code for a new factor was sent to the member;
   * `verifiedYn` means that the code was entered correctly.
   */
  'an enrolment under way': WithSession & SentCode & { enrolmentId: string; verifiedYn?: Yn; enrolledYn?: Yn }
  /** A member with a factor and an account; the device of this cookie is trusted. */
  'a trusted device': { email: string; password: string; trustedDevice: string }
  /** An account that can log in; earlier failed logins are not counted. */
  'a member with an account': { email: string; password: string; mfaType: Schema<'MfaType'> }
  /**
   * A member with an account who must set a new password at the next login, because a security admin required that.
   */
  'a member who has to reset their password': { email: string; password: string }
  /** A member with an account that the staff closed. */
  'a member whose account is closed': { email: string; password: string }
  /** A login for which five wrong passwords were entered a moment ago. */
  'a paused login': { email: string; password: string }
  /**
   * A member who has entered the correct password and must now provide the second factor. The member has every factor
   * and unused recovery codes.
   */
  'a member at the second factor': WithSession & { recoveryCode: string }
  /**
   * Like 'a member at the second factor', with a code sent `ageSeconds` ago and `wrongTries` wrong answers so far.
   */
  'a code was sent': WithSession & {
    challengeId: string
    code: string
    ageSeconds: number
    wrongTries: number
  }
  /** Like 'a member at the second factor', with text messages as the only factor. */
  'a member at the second factor without the app': WithSession
  /**
   * A member with this password and a session, without a second factor; `passwordCheckYn` says whether the
   * password was checked, and `verifiedYn` whether it was within ten minutes (by default the same).
   */
  'a logged-in member': WithSession & { passwordCheckYn: Yn; password: string; verifiedYn?: Yn }
  /** A confirmed security admin, or with `staffYn` a member of the staff, without a second factor. */
  'an admin without a second factor': WithSession & { staffYn: Yn }
  /**
   * A confirmed member who is also logged in on another device, and for whose account a login has failed a moment
   * ago.
   */
  'a member at two places': WithSession & { otherSessionId: string }
  /** A confirmed member with exactly these notifications, the latest first; each links to `/my/session`. */
  'a member with notifications': WithSession & {
    notifications: { notificationId: string; announcementType: Schema<'AnnouncementType'>; readYn: Yn }[]
  }
  /** A session in which five wrong passwords were entered at the second password check. */
  'a paused password check': WithSession & { password: string; passwordCheckYn?: Yn }
  /** A session that has ended. */
  'an ended session': WithSession
  /**
   * A confirmed member whose company has exactly these subscriptions, the newest first, of a service with this name
   * if given; a REJECTED subscription has a time and a reason.
   */
  'a member with subscriptions': WithSession & {
    subscriptions: {
      subscriptionId: string
      subscriptionState: Schema<'SubscriptionState'>
      serviceName?: string
    }[]
  }
  /**
   * A confirmed member, and one ACTIVE subscription of their company with this payment method. The company is a
   * corporation. The subscription has both documents, a memo and every other field except `secNo`, which only the
   * subscription of a person has.
   */
  'a subscription': WithSession & {
    subscriptionId: string
    paymentMethodCode: Schema<'PaymentMethod'>['paymentMethodCode']
  }
  /**
   * A confirmed member and one subscription of their company. The subscription is in use, or its cancellation at the
   * end of the period is scheduled. No bill is unpaid, except one with a charge in progress if `chargingYn`.
   * `usedKey` is an idempotency key that was used for another cancellation. With `lastDayOverYn` yesterday was the
   * last day, and the end of the subscription is not recorded yet; with `beganTodayYn` the subscription began today.
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
  /**
   * A confirmed member and a subscription of their company: SSO PRO for 50 users, paid monthly in won. Its price
   * rises from 247,500 to 302,500 won in 20 days, or rose today if `dayReachedYn`. The consent to the new price is in
   * version 1: given if `agreedYn`, otherwise not answered.
   */
  'a subscription whose price rises': WithSession & {
    subscriptionId: string
    consentId: string
    agreedYn?: Yn
    dayReachedYn?: Yn
  }
  /**
   * A confirmed member, and one undecided request of their company, a corporation: 50 users of SSO PRO by the month.
   */
  'a request that may be revised': WithSession & { subscriptionId: string }
  /** A confirmed member, and a subscription of another company. */
  "another company's subscription": WithSession & { subscriptionId: string }
  /**
   * A member whose company has exactly these trials; the ended trials ended two weeks ago. `usedKey` is an
   * idempotency key that was used for another trial.
   */
  'a member with trials': WithSession & {
    trials: { trialId: string; serviceCode: Schema<'ServiceCode'>; trialState: Schema<'TrialState'> }[]
    usedKey?: string
  }
  /** Like 'a subscription', with a link of the member, or with the maximum number of links if `fullYn`. */
  'a subscription with a link': WithSession & { subscriptionId: string; linkId: string; fullYn: Yn }
  /** A link that was created `ageDays` ago. Its subscription is like that of 'a subscription', but paid by card. */
  'a subscription link': { subscriptionNo: string; viewKey: string; ageDays: number }
  /**
   * A member with exactly this draft of a subscription: 30 users of SSO PRO in won by the month, by a sole proprietor
   * who pays by card, with the required terms accepted in the current edition or an earlier one. `fileId` is uploaded
   * and unused, `cardId` is a card that the member registered; `usedKey` is an idempotency key that was used with
   * another body.
   */
  'a draft of a subscription': WithSession & {
    draftId: string
    fileId: string
    agreed: 'now' | 'before'
    cardId?: string
    usedKey?: string
  }
  /**
   * A member with a window of the payment service, in which a card was entered. The window returned `authKey`. With
   * this key the service issues a billing key for a card that ends with 1234 (REGISTERED), refuses to issue one
   * (REFUSED), or does not answer (UNHEARD).
   */
  'a card window': WithSession & {
    customerKey: string
    authKey: string
    cardOutcome: 'REGISTERED' | 'REFUSED' | 'UNHEARD'
  }
  /**
   * A confirmed member with 'a draft of a subscription', whose company has one ACTIVE subscription with the fields of
   * 'a subscription', paid by a card that is valid until `cardExpiration` (MM/YY).
   */
  'a draft with profiles': WithSession & {
    draftId: string
    fileId: string
    agreed: 'now'
    cardId?: string
    subscriptionId: string
    cardExpiration: string
  }
  /** A member with the maximum number of drafts of a subscription. */
  'a member with as many drafts as may be': WithSession
  /**
   * A caller with no counted address searches. A search for `outOfOrder` is answered as if the address
   * service were unavailable.
   */
  'a member who may search for addresses': WithSession & { outOfOrder?: string }
  /** A caller who has reached the limit of address searches. */
  'a member who searched for many addresses': WithSession
  /** A board with exactly these published posts, the newest first; no post has an attachment. */
  'published posts': {
    board: 'NOTICE' | 'SUPPORT'
    posts: { postId: string; announcementType: Schema<'AnnouncementType'>; title: string; pinnedYn: Yn }[]
  }
  /** A published post with every field filled: two attachments, and one post before and one after it on its board. */
  'a published post': { board: 'NOTICE' | 'SUPPORT'; postId: string; previousId: string; nextId: string }
  /** A member of the staff who has used the idempotency key for an `operation` with another body. */
  'a member of the staff who has used a key': WithSession & {
    operation: 'createPost' | 'inviteStaff'
    idempotencyKey: string
  }
  /**
   * A confirmed member of the staff, and a board with exactly these posts without attachments, the last
   * changed first.
   */
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
  /** A catalogue with exactly these apps, and the services that they belong to. */
  'a catalogue of apps': {
    apps: {
      appId: string
      name: string
      category: string
      devices: Schema<'Device'>[]
      services?: string[]
    }[]
  }
  /** A caller with no counted uploads or inquiries. */
  'a caller who has sent little': Record<string, never>
  /** A caller who has reached the limit of uploads. */
  'an address that uploaded often': Record<string, never>
  /** An uploaded file whose inquiry is not sent yet. */
  'a file that waits': { fileId: string }
  /** A caller who has reached the limit of inquiries. */
  'an address that wrote many inquiries': Record<string, never>
  /** A call of `writeInquiry` with this idempotency key and another body was answered before. */
  'an inquiry was sent with a key': { idempotencyKey: string }
  /** An answered inquiry of a visitor in version 3: a question with a file, and its answer. */
  'an answered inquiry': { inquiryNo: string; email: string }
  /** An inquiry like 'an answered inquiry', for which too many look-ups have failed a moment ago. */
  'an inquiry nobody may look up now': { inquiryNo: string }
  /** A confirmed member with exactly these inquiries, the latest first. */
  'a member with inquiries': WithSession & { inquiries: StatedInquiry[] }
  /**
   * A confirmed member, or with `staffYn` one of the staff, and an inquiry of that member in version 3: a question
   * with a file, and an answer if the state requires it. `usedKey` is an idempotency key that was used with another
   * body; `often` means that the limit of messages is reached.
   */
  "a member's inquiry": WithSession & StatedInquiry & { usedKey?: string; often?: boolean }
  /**
   * A confirmed member of the staff, and an inquiry of another member in version 3: a question with a file, and an
   * answer if the state requires it. `usedKey` is an idempotency key that was used with another body.
   */
  'an inquiry for the staff': WithSession & StatedInquiry & { usedKey?: string }
  /**
   * A confirmed member of the staff, and exactly these inquiries. The inquiry that has waited longest is the first.
   */
  'inquiries for the staff': WithSession & { inquiries: StatedInquiry[] }
  /**
   * A confirmed member, or one of the staff, and exactly one bill, in version 2; a FAILED bill was charged once. The
   * bill has one additional receiver. `dueYn`: its subscription is to be billed today. `refunding`: a refund of
   * 70,000 of a paid bill is in progress or was made; if this bill is not paid, the refund is of another bill of
   * 70,000. `receipt`: the payer has no business number and paid the bill by transfer today; OPEN has no cash
   * receipt, SENT has one that the tax office has, REFUSED has one that was refused. `correctedYn`: the tax office
   * has the tax invoice of the bill, and a second tax invoice that corrects the first one for the refund.
   */
  "a member's bill": WithSession &
    StatedBill & {
      refunding?: 'STARTED' | 'DONE'
      creditedYn?: Yn
      correctedYn?: Yn
      receipt?: 'OPEN' | 'SENT'
    }
  /**
   * Like "a member's bill", but the bill belongs to another company unless `ownYn`. `chargingYn`: a charge of the
   * bill is in progress. `owedYn`: an earlier bill of its subscription is unpaid. `invoicedYn`: the tax office has
   * its tax invoice. `lastYn`: no bill follows. `creditedYn`: a credit of 11,000 was taken off the bill.
   */
  'a bill for the staff': WithSession &
    StatedBill & {
      dueYn?: Yn
      chargingYn?: Yn
      owedYn?: Yn
      ownYn?: Yn
      invoicedYn?: Yn
      receipt?: 'OPEN' | 'SENT' | 'REFUSED'
      lastYn?: Yn
      creditedYn?: Yn
      correctedYn?: Yn
      refunding?: 'STARTED' | 'DONE' | 'WAITING'
      /** Whether the caller requested the refund. */
      askedYn?: Yn
    }
  /**
   * The session is that of one of the staff with a fresh proof of identity. There is exactly one deposit, in version
   * 2: of the payer 솔바람상회, and of the amount of the bill of 'a bill for the staff', or 1,000 won less with `shortYn`.
   * With `matchId` the deposit has paid the bill; with `companionId` there is a second deposit, of 1,000 won, of the
   * same payer and day.
   */
  'a deposit for the staff': WithSession &
    StatedBill & {
      depositId: string
      depositState: 'NEW' | 'MATCHED' | 'ASIDE'
      matchId?: string
      companionId?: string
      shortYn?: Yn
      chargingYn?: Yn
      ownYn?: Yn
      refunding?: 'DONE'
    }
  /**
   * The session is that of a staff member. The bank account of the demo was read ten minutes ago with two new
   * deposits, or with `failedYn` the bank returned no transactions.
   */
  'an account that was read': WithSession & { failedYn?: Yn }
  /**
   * The session is that of a staff member. Two messages concern the bill: a reminder that was delivered by 알림톡, and a
   * notice that the bill is late, which was handed over to the message service.
   */
  'messages to phones about a bill': WithSession & StatedBill
  /**
   * The session is that of one of the staff. There is exactly one settlement difference, in version 2 and without a
   * note: only the list of settlements contains a charge of 247,500 won on 20 November 2026. With `olderId` there is
   * a second difference, on the previous day.
   */
  'a difference for the staff': WithSession & { differenceId: string; olderId?: string }
  /** A free slot, and a second free slot after it. */
  'a free slot': Record<string, never>
  /** A slot that another person has reserved, and a free slot after it. */
  'a taken slot': Record<string, never>
  /** A slot that is held with this hold key for a few more minutes. */
  'a held slot': { holdKey: string }
  /** A free slot, and a caller who has reached the limit of held slots. */
  'an address that held many slots': Record<string, never>
  /** A caller who has reached the limit of reservations. */
  'an address that reserved often': Record<string, never>
  /** A call of `reserveCounsel` with this idempotency key and another body was answered before. */
  'a reservation was made with a key': { idempotencyKey: string }
  /**
   * A booked reservation in version 1 with every field filled, which begins in some days, within two hours,
   * or has begun. `holdKey` holds another slot.
   */
  'a reservation of counsel': { counselNo: string; email: string; begins: 'later' | 'soon'; holdKey?: string }
  /** A reservation like 'a reservation of counsel', for which too many look-ups have failed a moment ago. */
  'a counsel nobody may look up now': { counselNo: string }
  /** A confirmed member with exactly these reservations, the latest first. */
  'a member with reservations': WithSession & {
    counsels: { counselNo: string; counselState: Schema<'CounselState'> }[]
  }
  /** A confirmed member of the staff with the role OPERATES. */
  'a member of the staff': WithSession
  /**
   * A confirmed member of the staff, and a company of two people with the business number 9998700036: its owner, 이지호,
   * with this id, and a colleague without a role. `correctedYn`: the staff member has corrected the company's name
   * from 솔바람상회 to 솔바람상회 주식회사. `closedYn`: the staff member has closed the account of the owner. Both actions have the
   * reason that the pact uses. `closedOn`: when the test data was created, the tax office answered that the business
   * was closed on that day. Unless `unopenedYn`, the staff member gave a reason today for opening the pages of the
   * company and of the owner. `twin`: there is a second company, 솔바람상회 부산, with the same business number or another
   * one, without people; it was merged into the first company, or one of its bills is being charged. `usedYn`: the
   * company has an app of its own, 재무 회계, with a key; the owner, who has reserved counsel C2026-000117, has a request
   * for that app which waits for a decision; and a notification, a mail and a message to their phone were written to
   * the owner, in this order.
   */
  'a company for the staff': WithSession & {
    companyId: string
    ownerId: string
    unopenedYn?: 'Y'
    usedYn?: 'Y'
    correctedYn?: 'Y'
    closedYn?: 'Y'
    closedOn?: string
    twin?: { companyId: string; rnno?: string; mergedYn?: 'Y'; chargedYn?: 'Y' }
    /**
     * The result of the tax office's check of the stored representative and day of opening; without this parameter
     * none of the three is stored.
     */
    detailsMatch?: 'MATCHES' | 'DIFFERS'
  }
  /**
   * A member with a fresh proof of identity and the factor of `mfaType` (by default an authenticator app). One staff
   * invitation with `key` was sent to the member's mail address, or to `email` if given. An invitation that is OVER
   * was sent more than a day ago; with `pausedYn` the invitation may not be opened now.
   */
  'an invitation to the staff': WithSession & {
    key: string
    invitationState: 'WAITING' | 'USED' | 'OVER'
    email?: string
    mfaType?: Schema<'CodeFactor'>
    pausedYn?: Yn
  }
  /**
   * The session is that of one of the staff with the role OPERATES and a fresh proof of identity. With `recordYn`
   * that member has read an inquiry in the month, otherwise nothing is recorded. With `signedYn` that member has
   * signed the month's records.
   */
  'a month of the staff on record': WithSession & { month: string; recordYn?: Yn; signedYn?: Yn }
  /**
   * The session is that of one of the staff, with a fresh proof of identity, who has edited the brand: it has a
   * sender and a colour. The name of the portal is unchanged, and there are no support hours and no further lines,
   * because all later calls would show them.
   */
  'a brand that was edited': WithSession & { version: number }
  /**
   * The session is that of one of the staff, with a fresh proof. The rules of bills are the default rules, in this
   * version, saved by this member.
   */
  'rules of bills that were edited': WithSession & { version: number }
  /**
   * The session is that of one of the staff, with a fresh proof of identity. The registry of businesses is connected,
   * has answered before, and does not answer now; `failure` is the message of its last failure.
   */
  'a service that does not answer': WithSession & { failure: string }
  /**
   * The session is that of one of the staff, with a fresh proof of identity. This member has edited the home page: in
   * this version it has one edited text, `questions.title` as `자주 묻는 질문`, and with `askedYn` one edited question. No
   * other page was edited.
   */
  'texts of the site that were edited': WithSession & { version: number; askedYn: Yn }
  /**
   * The session is that of one of the staff, with a fresh proof. The opening hours are the default hours, in this
   * version, saved by this member. One reservation of counsel is in the future.
   */
  'opening hours that were edited': WithSession & { version: number }
  /**
   * The session is that of one of the staff, with a fresh proof of identity. With `closedYn` this member closed one
   * day, `date`, `창립기념일`; otherwise no day is closed. The returned values are today, and a business day at least a
   * month ahead.
   */
  'days on which the operator is closed': WithSession & { closedYn: Yn }
  /**
   * The session is that of one of the staff, with a fresh proof. The privacy policy has the edition that the portal came with, version
   * 1.1, and with `edition` a second one, version 2.0, that this member of the staff wrote.
   */
  'the privacy policy as the staff writes it': WithSession & {
    edition?: { title: string; body: string; effectiveDate: string }
  }
  /**
   * The session is that of one of the staff, with a fresh proof. The service `VPN` is sold in one plan since
   * 2026-01-01 without a trial, in its first edition. `nextDate`: a second edition by this member of the staff, with
   * a higher price, is scheduled. `fullYn`: the maximum number of services is sold. `consent`: one company has a
   * running monthly subscription of the service for ten users, and was asked to agree to 38,500 instead of 33,000 won
   * in 20 days. `waiting`: another person of the staff sells too, and a second edition with a higher price waits for
   * a second person; it was written by the caller (OWN) or by the other person (OTHER). `app`: the operator has only
   * this app, which belongs to the service with `includedYn`; one permission for it is in use. The returned value is
   * today.
   */
  'services as the staff sells them': WithSession & {
    nextDate?: string
    fullYn?: Yn
    consent?: { consentId: string; subscriptionId: string }
    waiting?: 'OWN' | 'OTHER'
    app?: { appId: string; includedYn: Yn }
  }
  /**
   * A member of the staff with a fresh proof of identity and a recorded login. Unless `aloneYn`, there is a colleague
   * without a recorded start and login. Both have the role OPERATES. The member has sent this invitation, which is
   * open. With `fullYn` the maximum number of staff is reached.
   */
  'the staff': WithSession & {
    invitation: { invitationId: string; email: string }
    aloneYn?: Yn
    fullYn?: Yn
  }
  /** A confirmed member of the staff, and exactly these subscriptions of all companies, the newest first. */
  'subscriptions for the staff': WithSession & {
    subscriptions: { subscriptionId: string; subscriptionState: Schema<'SubscriptionState'> }[]
  }
  /**
   * A confirmed member of the staff, and a request for a subscription in version 2 with both documents, with
   * the reason if it is REJECTED; of another company unless `ownYn`. Returns today as `startDate`.
   */
  'a request for the staff': WithSession & {
    subscriptionId: string
    subscriptionState: Schema<'SubscriptionState'>
    ownYn?: Yn
  }
  /** A confirmed member of the staff, and a booked reservation in version 1; every field filled. */
  'a reservation for the staff': WithSession & { counselId: string; begins: 'later' | 'begun' }
  /**
   * A confirmed member of the staff, and a future day with a reserved slot, a free slot and a cancelled
   * reservation.
   */
  'a day of counsel': WithSession
  /** A confirmed member of the staff, and a future slot that is free, reserved or closed. */
  'a slot for the staff': WithSession & { slotState: 'OPEN' | 'BOOKED' | 'CLOSED' }
  /** The terms in force today are exactly the given terms, in the given editions. */
  'the terms in force': { terms: { termsCode: Schema<'TermsCode'>; version: string }[] }
  /** The terms of 'the terms in force', and a caller who has reached the hourly limit of sign-ups. */
  'an address that began many sign-ups': { terms: { termsCode: Schema<'TermsCode'>; version: string }[] }
  /**
   * A sign-up at a step, identified by the cookie's token; the required terms in force are accepted. No account has
   * this mail address, and no sent codes or wrong answers are counted.
   */
  'a sign-up': SignUp & { step: 'IDENTITY' | 'BASIC' | 'ID' | 'PASSWORD' }
  /**
   * Like 'a sign-up', with a code sent by text message (at IDENTITY) or by mail (at ID) and `wrongTries` wrong
   * answers so far.
   */
  'a sign-up that waits for a code': SignUp & SentCode & { step: 'IDENTITY' | 'ID' }
  /**
   * Like 'a sign-up' without a code; the hourly limit of codes is reached for the phone number and the mail address.
   */
  'a sign-up of someone who had many codes': SignUp & { step: 'IDENTITY' | 'ID' }
  /** A sign-up that was completed a moment ago with this idempotency key and this password. */
  'a finished sign-up': SignUp & { idempotencyKey: string; password: string }
  /**
   * A member with this mail address and no password reset in progress; no sent codes or wrong answers are counted.
   */
  'a member who has forgotten the password': { email: string }
  /**
   * Like 'a member who has forgotten the password', with a password reset that waits for its code, identified by the
   * cookie's token.
   */
  'a password reset that waits for a code': { reset: string; email: string } & SentCode
  /** The password reset of 'a password reset that waits for a code', with its code verified. */
  'a verified password reset': { reset: string; email: string }
  /** A mail address that has reached the hourly limit of codes. */
  'a mail address that had many codes': { email: string }
  /**
   * A member with exactly these passkeys, the latest first, and a session in which `verifyAgain` was called a
   * moment ago.
   */
  'a member with passkeys': WithSession & {
    passkeys: { passkeyId: string; name: string; syncedYn: Yn }[]
    staffYn?: Yn
  }
  /**
   * Like 'a member with passkeys', but without passkeys, or with ten passkeys; the caller has no fresh proof of
   * identity.
   */
  'a member who may not register passkeys': WithSession & { because: 'unverified' | 'ten' }
  /**
   * A member whose authenticator has answered the registration of this session: correctly, without user verification,
   * or with a passkey that is already registered. `usedKey` is an idempotency key that was used with another answer;
   * with `ten` the member already has ten passkeys.
   */
  'a passkey that was made': WithSession & {
    answer: 'right' | 'unverified' | 'known'
    ageSeconds: number
    usedKey?: string
    ten?: boolean
  }
  /** A visitor from whose network address few logins by passkey were begun, or as many as the limit allows. */
  'an address that begins logins by passkey': { often: boolean }
  /**
   * A member with a passkey, whose authenticator has answered the login of the cookie's token: correctly or
   * with a wrong signature, as the last of `wrongTries` wrong answers.
   */
  'a passkey that has signed': {
    passkey: string
    answer: 'right' | 'wrong'
    ageSeconds: number
    wrongTries: number
    resetDue?: boolean
    /** The staff closed the account. */
    closed?: boolean
  }
  /**
   * A confirmed member without a second factor and without obstacles to a withdrawal, who has a reserved
   * counsel and has logged in before; `wrongTries` wrong passwords were entered a moment ago.
   */
  'a member who may leave': WithSession & { password: string; wrongTries: number }
  /**
   * Like 'a member who may leave', with obstacles to a withdrawal: a subscription in use with an unpaid bill, a valid
   * proof of identity, and two apps. The member is the only app admin of the first app. The app admin of the second
   * app is a colleague, 이지호, but only the member holds the level that administers it.
   */
  'a member who may not leave yet': WithSession & { proofKey: string }
  /**
   * Like 'a member who may not leave yet' without the obstacles; `usedKey` is an idempotency key that was already
   * used with another withdrawal reason.
   */
  'a member who has shown who they are': WithSession & { proofKey: string; usedKey?: string }
  /**
   * A confirmed member with text messages as the second factor and an unused recovery code, who has entered
   * the password for a withdrawal. With `sent`, a code was sent.
   */
  'a withdrawal that waits for the second factor': WithSession & {
    password?: string
    recoveryCode: string
    wrongTries: number
    sent?: { challengeId: string; code: string; ageSeconds: number }
  }
  /**
   * A confirmed member who has entered the password for a withdrawal, and whose passkey has signed the challenge. The
   * provider supplies the values of the passkey's answer.
   */
  'a withdrawal that waits for a passkey': WithSession
  /**
   * A confirmed member and an app with one level, and the member's permission for that level with its history; no
   * other requests or permissions exist. `waits` is the member's request that waits for a decision: an application,
   * or a suspension if there is a permission. By default a colleague approves requests. `lastAdmin`: the level
   * administers the app and has no other holder. `levelClosed`: the company does not accept requests for the level.
   * `levelLocked`: the company has locked the level. `unsubscribed`: the app belongs to the service `SSO`, to which
   * the company has no subscription. `usedKey` is an idempotency key that was used for an `operation` with another
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
      unsubscribed?: boolean
      lastAdmin?: boolean
      usedKey?: { operation: 'createAccessRequest' | 'commentAccessRequest'; idempotencyKey: string }
    }
  /**
   * A company with one app of one level (longest term 90 days), and these confirmed members, each with a session.
   * HOLDER approves for others. APPROVER is an approver. APP_ADMIN and SECURITY_ADMIN are admins for all apps.
   * COLLEAGUE has no role. DELEGATE and DELEGATE_OF_HOLDER also approve, and are today's delegates of the approver
   * and of the holder. OTHER_COMPANY is an approver of another company. If given, HOLDER has the permission
   * `grantId`, in version 1, with this last day of use (days from today; an end in the past is recorded only if
   * EXPIRE), and the request `requestId`, made that many days ago; an extension is for 30 days. `lastAdmin` means
   * that the level administers the app.
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
   * A confirmed approver, and a colleague's request for 30 days in version 1: waiting, approved, or for the
   * end of a suspension by security. If it waits, the member has rejected an earlier request of the colleague
   * for the same level, and the colleague has one permission of another app.
   */
  'a request for an approver': WithSession &
    StatedApp & { requestId: string; request: 'WAITING' | 'APPROVED' | 'SECURITY_PAUSE' }
  /**
   * A confirmed app admin and security admin, and a colleague's permission in version 1: in use or suspended by
   * security. `lastAdmin` means that the level of the permission administers the app, and that the colleague is its
   * only holder. With `requestId`, the colleague's request for another level waits in version 1.
   */
  'a permission for an admin': WithSession &
    StatedApp & {
      grantId: string
      grant: 'USED' | 'BLOCKED'
      lastAdmin?: boolean
      requestId?: string
      /** The id of the colleague. */
      holderId?: string
    }
  /**
   * A confirmed app admin of one app in version 1, which has `levels` levels (one by default); `ownId` is the id of
   * the member's role. A colleague, 이지호, has this mail address and is an approver of the app, or of all apps with
   * `wholeCompany`; `managerId` is the id of this role. With `otherApprover` the member is an approver as well.
   * `ownLevelId` is a level that the company has added. `usedKey` is an idempotency key that was used for an
   * `operation` with another body.
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
      /** The company has another app with this name. */
      otherName?: string
      /** The number of the company's own apps. */
      ownApps?: number
      /** The app has exactly these keys, none of which was used. */
      keyIds?: string[]
      /** The app has a webhook, with only this delivery, in this state, if `deliveryId` is given. */
      webhook?: { deliveryId?: string; deliveryState?: Schema<'DeliveryState'> }
      /**
       * The portal writes the app's accounts to https://scim.app.example/v2. The account of a person who is not a
       * member is in this state.
       */
      scim?: Schema<'PushState'>
      /** The accounts of the app were compared with this outcome; a group contains an unknown account. */
      drift?: { driftId: string; driftState: Schema<'DriftState'> }
      /** People may log in to the app; no one has done so yet. */
      client?: Schema<'AppClientKind'>
      usedKey?: { operation: 'addAccessLevel' | 'addAppManager' | 'createApp'; idempotencyKey: string }
    }
  /**
   * A confirmed security admin, and one open abnormal behaviour of a colleague, 이지호, in version 1, with codes and
   * evidence; with `own` the behaviour is that of the admin.
   */
  'an abnormal behaviour for a security admin': WithSession & { abnormalEventId: string; own?: boolean }
  /**
   * A confirmed member who is staff and security admin, and exactly one task of each of these kinds: a request for a
   * subscription that was made two days ago, and a colleague's open abnormal behaviour that was found a moment ago.
   */
  'work that waits': WithSession & { workKinds: ('SUBSCRIPTION_REQUEST' | 'ABNORMAL')[] }
  /** A confirmed member of the staff. There are exactly these counted visits to wizards, all of today. */
  'visits that were counted': WithSession & { counts: Schema<'FlowCount'>[] }
  /**
   * A confirmed security admin who has read personal data on 5 January 2026; the audit records are complete.
   */
  'an audit record for a security admin': WithSession
  /**
   * A confirmed approver, and a colleague with this mail address, 이지호. With `delegated` the colleague is the
   * approver's delegate; otherwise the approver is the delegate of the colleague, who is an approver too.
   */
  'an approver with a colleague': WithSession & {
    delegateEmail: string
    delegated: boolean
    standsIn?: boolean
  }
  /**
   * A confirmed app admin of every app, or only of one with `oneApp`, and exactly one approver of all apps with the
   * first mail address, 이지호. With `delegationId`, a colleague with the other address, 최하늘, is the delegate of the
   * approver: now, or until yesterday. `usedKey` is an idempotency key that was used with another body.
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
  /**
   * A confirmed member with a new mail address or mobile number that no account has; no code was sent yet.
   */
  'a contact that is to change': WithSession & { contactType: Schema<'ContactType'>; value: string }
  /** Like 'a contact that is to change', with a code sent `ageSeconds` ago and `wrongTries` wrong answers so far. */
  'a contact that waits for its code': WithSession &
    SentCode & { contactType: Schema<'ContactType'>; value: string }
  /**
   * Like 'a contact that is to change' without a code; the hourly limit of codes is reached for the new mail address
   * or mobile number.
   */
  'a contact that had many codes': WithSession & { contactType: Schema<'ContactType'>; value: string }
  /** A logged-in, unconfirmed member. A code was sent to the member's mobile number `ageSeconds` ago. */
  'a certification that waits for its code': WithSession & SentCode
  /** A logged-in, unconfirmed member whose mobile number has reached the hourly limit of codes. */
  'a member whose number had many codes': WithSession
  /**
   * A confirmed member of 솔바람상회 주식회사 with `roles`, and a colleague with `colleagueRoles`, 이지호, who joined earlier.
   * All members may manage the company's subscriptions unless `everybodyYn` is N. Invitations were sent by the owner
   * (the member or the colleague) to `email`, which has no account. Requests to join are by 이우주, who may join. The
   * owner offers the ownership to the other person. `lastAdmin` says which of the two is the only admin of an app
   * that the other person may use.
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
   * A confirmed member without a company, and 솔바람상회 주식회사, the only company with this business number, owned
   * by 이지호. Invitations are by the owner to the member, requests to join are the member's own. `bound` means
   * that the member has a trial of their own.
   */
  'a member without a company': WithSession & StatedOffers & { rnno: string; bound?: boolean }
  /**
   * A confirmed member who answered the terms in force once, declining advertising. With `announced` the terms of
   * service have a second edition, version 2.0, from this day.
   */
  'a member who answered the terms': WithSession & {
    terms: { termsCode: Schema<'TermsCode'>; version: string }[]
    announced?: string
  }
}

/** The parts of an authenticator's answer to a registration, base64url. */
type Attestation = { credentialId: string; clientData: string; attestation: string }
type Assertion = {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle: string
}

/**
 * The values of a provider state that depend on the calendar or an authenticator, for use in a pact's requests
 * (`${startAt}`).
 */
export type ProviderStateValues = {
  /** The first day on which a new edition may be in force: today in Korea. */
  'services as the staff sells them': { fromDate: string }
  'days on which the operator is closed': { date: string }
  /** The text fields at the top level of the answer's `data`, by field name. */
  'a call before': Record<string, string>
  'a request for the staff': { startDate: string }
  /** The first and the last day of the last thirty days. */
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
