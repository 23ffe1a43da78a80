import { expect, it } from 'vitest'
import { companySteps, staffSteps } from './first-steps.ts'

const newPortal = { isBranded: false, hasTerms: false, hasServices: false, hasCustomer: false }
const newCompany = {
  isOwner: true,
  isAppAdmin: true,
  people: 1,
  hasApprover: false,
  hasConnectedApp: false,
  hasPermission: false,
}

it.each([
  ['a fresh portal', {}, ['BRAND', 'TERMS', 'CATALOGUE']],
  ['a brand', { isBranded: true }, ['TERMS', 'CATALOGUE']],
  ['terms', { hasTerms: true }, ['BRAND', 'CATALOGUE']],
  ['services', { hasServices: true }, ['BRAND', 'TERMS', 'CUSTOMER']],
  ['all but a customer', { isBranded: true, hasTerms: true, hasServices: true }, ['CUSTOMER']],
  ['a customer', { hasCustomer: true }, []],
] as const)('with %s, those of the staff who operate it are left with %o', (_, facts, steps) =>
  expect(staffSteps({ ...newPortal, ...facts }, ['OPERATES'])).toEqual(steps),
)

it('a staff member sees only the first steps of their roles', () => {
  expect(staffSteps(newPortal, ['PUBLISHES'])).toEqual(['TERMS'])
  expect(staffSteps({ ...newPortal, hasServices: true }, ['SELLS'])).toEqual(['CUSTOMER'])
  expect(staffSteps(newPortal, ['ANSWERS'])).toEqual([])
})

it.each([
  ['a new company', {}, ['PEOPLE', 'APPROVER', 'APP']],
  ['a colleague', { people: 2 }, ['APPROVER', 'APP']],
  ['an approver', { people: 2, hasApprover: true }, ['APP']],
  ['a connected app', { hasConnectedApp: true }, ['PEOPLE', 'APPROVER']],
  ['a permission', { hasPermission: true }, []],
  ['no owner before it', { isOwner: false }, ['APP']],
  ['no app admin before it', { isAppAdmin: false }, ['PEOPLE', 'APPROVER']],
] as const)('with %s, its admin is left with %o', (_, facts, steps) =>
  expect(companySteps({ ...newCompany, ...facts })).toEqual(steps),
)
