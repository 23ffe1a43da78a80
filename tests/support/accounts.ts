import {
  type DemoAccount,
  demoAccounts,
  staffAccounts,
  stageAccounts,
} from '#server/db/demo/demo-accounts.ts'

/** The demo accounts of the tests. Each test names the account whose data it needs. */
type DemoAccounts = typeof demoAccounts | typeof stageAccounts
function account(email: DemoAccounts[number]['email']): DemoAccount {
  return [...demoAccounts, ...stageAccounts].find((each) => each.email === email)!
}

/** A member with text messages as the second factor, in a company with subscriptions in every state. */
export const smsMember = account('minseo.kim@neoreundeul.example')
/** A member with an authenticator app and recovery codes. */
export const appMember = account('jiho.lee@neoreundeul.example')
/** A member without a second factor and without a role. */
export const plainMember = account('seoyeon.park@neoreundeul.example')
/** A member with an authenticator app and recovery codes, who is security admin of the first account's company. */
export const securityMember = account('haram.song@neoreundeul.example')
/** A member with text messages as the second factor, who is app admin of a company with many waiting requests. */
export const appAdmin = account('haneul.choi@saebyeoknaru.example')
/** A member with an authenticator app and recovery codes, who owns a company with a very long name. */
export const longNameMember = account('yujin.jung@hamkke-baeum.example')
/** A member without a second factor and without a company. */
export const privateMember = account('areum.han@pyeonji.example')
/** A member without a company, who subscribes to the first service of the catalogue alone. */
export const firstServiceMember = account('haerang.shin@pyeonji.example')
/** A member in the middle of a trial, without subscriptions. */
export const tryingMember = account('hansol.bae@pyeonji.example')
/**
 * A member of the staff with an authenticator app and recovery codes, who answers inquiries and reservations and
 * writes posts.
 */
export const staffMember: DemoAccount = staffAccounts[0]
/** Another member of the staff. */
export const otherStaffMember: DemoAccount = staffAccounts[1]
