import type { Schema } from './operation.ts'

type Yn = Schema<'Yn'>
/** `session` is the token the request's cookie carries; the world makes it valid for the member it describes. */
type WithSession = { session: string }

/** `signup` is the token of the sign-up's cookie. The person is 송나래, an individual. */
type SignUp = { signup: string; phoneNumber: string; email: string }
type SentCode = { code: string; ageSeconds: number; wrongTries: number }

/**
 * Every world a pact may assume, and what it takes to build it. Consumer and provider both spell it from here. Members
 * of these worlds belong to a company and have a second address; nothing of theirs is left empty.
 */
export type ProviderStates = {
  /** Nobody is logged in. */
  'a visitor': Record<string, never>
  /** An account that can log in; its earlier failures are forgotten. */
  'a member with an account': { email: string; password: string; mfaType: Schema<'MfaType'> }
  /** Five wrong passwords were given a moment ago. */
  'a paused login': { email: string; password: string }
  /** The password was right and the second factor is due; all factors and unused recovery codes are there. */
  'a member at the second factor': WithSession & { recoveryCode: string }
  /** As above, with a code sent `ageSeconds` ago and `wrongTries` wrong answers to it so far. */
  'a code was sent': WithSession & { challengeId: string; code: string; ageSeconds: number; wrongTries: number }
  'a member at the second factor without the app': WithSession
  'a logged-in member': WithSession & { passwordCheckYn: Yn; password: string }
  /** A confirmed member who is logged in at another place too, and at whose account somebody has failed a moment ago. */
  'a member at two places': WithSession & { otherSessionId: string }
  /** Five wrong passwords were given at the second password check. */
  'a paused password check': WithSession & { password: string }
  /** The session was there and is over. */
  'an ended session': WithSession
  /** A confirmed member whose company has exactly these subscriptions, the newest first. */
  'a member with subscriptions': WithSession & {
    subscriptions: { subscriptionId: string; subscriptionState: Schema<'SubscriptionState'> }[]
  }
  /**
   * A confirmed member and one ACTIVE subscription of their company, paid as said: a corporation's, with both documents,
   * a memo and every other field filled but `secNo`, which only a person has.
   */
  'a subscription': WithSession & { subscriptionId: string; paymentMethodCode: Schema<'PaymentMethod'>['paymentMethodCode'] }
  /** A confirmed member, and a subscription of another company. */
  "another company's subscription": WithSession & { subscriptionId: string }
  /** A link that was handed out `ageDays` ago, to a subscription as above that is paid by card. */
  'a subscription link': { subscriptionNo: string; viewKey: string; ageDays: number }
  /** A board with exactly these published posts, the newest first, none with an attachment. */
  'published posts': {
    board: 'NOTICE' | 'SUPPORT'
    posts: { postId: string; announcementType: Schema<'AnnouncementType'>; title: string; pinnedYn: Yn }[]
  }
  /** A published post with every field filled: two attachments, and one post before and one after it on its board. */
  'a published post': { board: 'NOTICE' | 'SUPPORT'; postId: string; previousId: string; nextId: string }
  /** A catalogue with exactly these apps. */
  'a catalogue of apps': {
    apps: { appId: string; name: string; category: string; devices: Schema<'Device'>[] }[]
  }
  /** The terms that hold today are these, in these editions. */
  'the terms in force': { terms: { termsCode: Schema<'TermsCode'>; version: string }[] }
  /**
   * A sign-up behind the cookie's token that has come to a step; the required terms in force are agreed to. Nobody has
   * an account with this mail address, and earlier codes and guesses are forgotten.
   */
  'a sign-up': SignUp & { step: 'IDENTITY' | 'BASIC' | 'ID' | 'PASSWORD' }
  /** As above, with a code sent by message (at IDENTITY) or by mail (at ID) and `wrongTries` wrong answers to it so far. */
  'a sign-up that waits for a code': SignUp & SentCode & { step: 'IDENTITY' | 'ID' }
  /** As above without a code, but as many as are allowed went to the number and to the address in the last hour. */
  'a sign-up of somebody who had many codes': SignUp & { step: 'IDENTITY' | 'ID' }
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
}
