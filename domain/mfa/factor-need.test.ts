import { expect, it } from 'vitest'
import { handlesDataOfOthers, isFactorEnough } from './factor-need.ts'

it.each([
  // The columns are: whether the person is staff, code factors, whether the person has a passkey, expected result.
  [true, [], false, false],
  [true, ['none'], false, false],
  [true, ['sms'], false, false],
  [true, ['totp'], false, true],
  [true, ['sms', 'totp'], false, true],
  [true, ['none'], true, true],
  [true, ['sms'], true, true],
  [false, [], false, false],
  [false, ['none'], false, false],
  [false, ['sms'], false, true],
  [false, ['totp'], false, true],
  [false, ['none'], true, true],
] as const)('staff %s with codes %j and a passkey %s: %s', (staff, mfaTypes, hasPasskey, enough) => {
  expect(isFactorEnough(staff, { mfaTypes, hasPasskey })).toBe(enough)
})

const noRoles = { staff: false, securityAdmin: false, accessRoles: [], companyRoles: [] } as const
it.each([
  [{}, false],
  [{ staff: true }, true],
  [{ securityAdmin: true }, true],
  [{ accessRoles: ['approver', 'appAdmin'] }, true],
  [{ accessRoles: ['approver'] }, false],
  [{ companyRoles: ['OWNER'] }, true],
  [{ companyRoles: ['BILLING_MANAGER'] }, true],
  [{ companyRoles: ['APPROVER'] }, false],
] as const)('a member with the roles %j handles other people’s data: %s', (roles, handles) => {
  expect(handlesDataOfOthers({ ...noRoles, ...roles })).toBe(handles)
})
