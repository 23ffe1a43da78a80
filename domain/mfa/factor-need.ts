import type { Schema } from '#contract/operation.ts'
import type { CompanyRole } from '../company/roles.ts'

/** The factors with which a person can prove their identity, in addition to the password. */
type Proofs = { mfaTypes: readonly Schema<'MfaType'>[]; hasPasskey: boolean }

/** The roles of a person: among the staff, in the access area, and in the company. */
type HeldRoles = {
  staff: boolean
  securityAdmin: boolean
  accessRoles: readonly string[]
  companyRoles: readonly CompanyRole[]
}

/**
 * Whether a person handles other people's data, so that a second factor is required and the session ends
 * sooner (decisions 42 and 81): staff, security admins, app admins, company owners and billing managers.
 */
export function handlesDataOfOthers({ staff, securityAdmin, accessRoles, companyRoles }: HeldRoles): boolean {
  return (
    staff ||
    securityAdmin ||
    accessRoles.includes('appAdmin') ||
    companyRoles.includes('OWNER') ||
    companyRoles.includes('BILLING_MANAGER')
  )
}

/**
 * Whether second factors are enough to handle other people's data (decision 42): a passkey always is; staff
 * otherwise need an authenticator app, other members any code.
 */
export function isFactorEnough(staff: boolean, { mfaTypes, hasPasskey }: Proofs): boolean {
  return hasPasskey || mfaTypes.some((mfaType) => mfaType === 'totp' || (!staff && mfaType === 'sms'))
}
