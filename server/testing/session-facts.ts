import type { SessionFacts } from '#server/http/calls/caller.ts'

/** The facts of a session of a member without any role, for callers that a test creates. */
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
