import {
  type DemoAccount,
  demoAccounts,
  staffAccounts,
  stageAccounts,
} from '#server/db/demo/demo-accounts.ts'

/** The demo account of an address; a test names the one whose data it needs. */
type DemoAccounts = typeof demoAccounts | typeof stageAccounts
function account(email: DemoAccounts[number]['email']): DemoAccount {
  return [...demoAccounts, ...stageAccounts].find((each) => each.email === email)!
}

/** SMS as the second factor; a company with subscriptions in every state. */
export const smsMember = account('minseo.kim@neoreundeul.example')
/** Authenticator app and recovery codes. */
export const appMember = account('jiho.lee@neoreundeul.example')
/** No second factor and no role. */
export const plainMember = account('seoyeon.park@neoreundeul.example')
/** Authenticator app and recovery codes; security admin of the first account's company. */
export const securityMember = account('haram.song@neoreundeul.example')
/** SMS as the second factor; app admin of a company with many waiting requests. */
export const appAdmin = account('haneul.choi@saebyeoknaru.example')
/** Authenticator app and recovery codes; owns a company with a very long name. */
export const longNameMember = account('yujin.jung@hamkke-baeum.example')
/** No second factor and no company. */
export const privateMember = account('areum.han@pyeonji.example')
/** A member in the middle of a trial, without subscriptions. */
export const tryingMember = account('hansol.bae@pyeonji.example')
/** Authenticator app and recovery codes; staff: answers inquiries and reservations and writes posts. */
export const staffMember: DemoAccount = staffAccounts[0]
/** Another member of the staff. */
export const otherStaffMember: DemoAccount = staffAccounts[1]
