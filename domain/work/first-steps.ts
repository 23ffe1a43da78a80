import type { Schema } from '#contract/operation.ts'
import { hasAnyRole, type StaffRole } from '#domain/staff/roles.ts'

export type FirstStep = Schema<'FirstStep'>

/** The facts about a portal that decide which first steps its staff still have to do. */
export type PortalFacts = {
  isBranded: boolean
  hasTerms: boolean
  hasServices: boolean
  hasCustomer: boolean
}
/** The facts of a new company, and the roles of the member who is shown the steps. */
export type CompanyFacts = {
  isOwner: boolean
  isAppAdmin: boolean
  people: number
  hasApprover: boolean
  hasConnectedApp: boolean
  hasPermission: boolean
}

/** The first steps that a member of the staff still has to do; none once the first customer exists. */
export function staffSteps(facts: PortalFacts, roles: readonly StaffRole[]): FirstStep[] {
  if (facts.hasCustomer) return []
  const steps = [
    { step: 'BRAND', role: 'OPERATES', isDone: facts.isBranded },
    { step: 'TERMS', role: 'PUBLISHES', isDone: facts.hasTerms },
    { step: 'CATALOGUE', role: 'SELLS', isDone: facts.hasServices },
    // Customers can subscribe only once services are on sale.
    { step: 'CUSTOMER', role: 'SELLS', isDone: !facts.hasServices },
  ] as const
  return steps.filter(({ role, isDone }) => !isDone && hasAnyRole(roles, [role])).map(({ step }) => step)
}

/** The first steps that an admin of a company still has to do; none once the first permission was given. */
export function companySteps(facts: CompanyFacts): FirstStep[] {
  if (facts.hasPermission) return []
  const steps = [
    { step: 'PEOPLE', may: facts.isOwner, isDone: facts.people > 1 },
    { step: 'APPROVER', may: facts.isOwner, isDone: facts.hasApprover },
    { step: 'APP', may: facts.isAppAdmin, isDone: facts.hasConnectedApp },
  ] as const
  return steps.filter(({ may, isDone }) => may && !isDone).map(({ step }) => step)
}
