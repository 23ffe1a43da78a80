/** What decides whether the code of a login may go to the mail address of a member. */
export type MailCodeFacts = {
  /** Another way to prove who they are, which needs no message: an app or a passkey. */
  hasAnotherFactor: boolean
  /** In the company, its access area or among the staff. */
  holdsRole: boolean
  /** A security admin has ordered the second factor for their next login. */
  isOrdered: boolean
  /** A code from the mailbox set the password, and the member has proven who they are in no other way since. */
  isPasswordMailed: boolean
  /** The address took the place of another one, which may still be put back. */
  isAddressNew: boolean
}

/**
 * Whether a code may go to the mail address while text messages are away (decision 94): as a last resort, never for the holder of a role,
 * and only where the mailbox does not become the one thing that opens the account.
 */
export const mayMailCode = (facts: MailCodeFacts): boolean => !Object.values(facts).includes(true)
