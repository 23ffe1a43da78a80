import type { SessionFacts } from '#server/http/calls/caller.ts'

/** What the session of a member without any part says, for callers that a test makes by hand. */
export const sessionFacts: SessionFacts = {
  handlesOthers: false,
  factorMissing: false,
  securityAdmin: false,
  accessRoles: [],
  subscribed: false,
  mfaType: 'none',
  email: 'narae@example.com',
  name: '송나래',
  phoneNumber: '01000001234',
  subEmail: null,
  companyName: null,
}
