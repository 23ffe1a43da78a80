import type { Schema } from '#contract/operation.ts'

/** The progress of a sign-up that has not begun, or whose draft is gone. */
export const emptySignup: Schema<'SignupProgress'> = {
  step: 'TERMS',
  accountType: null,
  terms: [],
  name: null,
  phoneNumber: null,
  phoneVerifiedYn: 'N',
  companyName: null,
  rnno: null,
  deptName: null,
  representative: null,
  foundedOn: null,
  email: null,
  emailVerifiedYn: 'N',
}
