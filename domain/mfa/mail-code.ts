/** The facts that decide whether the code of a login may be sent by mail. */
export type MailCodeFacts = {
  /** Whether the member has a factor that needs no message: an authenticator app or a passkey. */
  hasAnotherFactor: boolean
  /** Whether the member has a role in the company, its access area or among the staff. */
  holdsRole: boolean
  /** Whether a security admin has required the second factor for the member's next login. */
  isOrdered: boolean
  /** Whether the password was set with a code from the mailbox, and no other proof of identity was given since. */
  isPasswordMailed: boolean
  /** Whether the mail address was changed recently and the change can still be undone. */
  isAddressNew: boolean
}

/**
 * Whether a code may be sent by mail while text messages are unavailable (decision 94): as a last resort,
 * never to holders of a role, and only if the mailbox alone would not open the account.
 */
export const mayMailCode = (facts: MailCodeFacts): boolean => !Object.values(facts).includes(true)
