import { Matchers } from '@pact-foundation/pact'
import { describe, it } from 'vitest'
import { cursor, personalText } from './company.ts'
import { companyAdminRefusals } from './company-admin.refusals.ts'
import { session, world } from './company-admin.ts'
import { describeRefusals } from './describe-refusals.ts'
import { fromWorld } from './matchers.ts'
import { beginInteraction, calledBefore } from './pact.ts'
import { successesOf } from './successes.ts'

const { integer } = Matchers
const succeeds = successesOf(session)
const { companyId, ownerId } = world

describe('listAdminCompanyPeople', () => {
  it('returns the second page', () =>
    succeeds(
      beginInteraction('a company for the staff', world)
        .given(...calledBefore('listAdminCompanyPeople', { companyId, limit: 1 }, { session }))
        .uponReceiving('listAdminCompanyPeople from a cursor on'),
      'listAdminCompanyPeople',
      { companyId, limit: 1, cursor },
      { total: 2, nextCursor: null, list: [{ name: personalText('한지윤'), accountState: 'OPEN' }] },
      { total: 2, nextCursor: null, list: [{ name: '한지윤', accountState: 'OPEN' }] },
      { companyId, limit: 1, cursor: fromWorld('nextCursor', cursor) },
    ))
})

/** The input for the members of the company, the latest first: a colleague, then the owner. */
const companyInput = { search: '솔바람상회', limit: 1 } as const
/** The input for companies by name: first the company of this provider state, then the company of the staff. */
const firstPageInput = { search: '솔바람상회', sort: 'COMPANY', limit: 1 } as const
const ourCompanyId = '0f4a1d6e-52c3-4b8e-9d17-3a6c80e2b591'

describe('listAdminMembers', () => {
  it('returns the second page', () =>
    succeeds(
      beginInteraction('a company for the staff', world)
        .given(...calledBefore('listAdminMembers', companyInput, { session }))
        .uponReceiving('listAdminMembers from a cursor on'),
      'listAdminMembers',
      { ...companyInput, cursor },
      { search: '솔바람상회', total: integer(3), list: [{ memberId: ownerId }] },
      { total: 3, list: [{ memberId: ownerId }] },
      { ...companyInput, cursor: fromWorld('nextCursor', cursor) },
    ))
})

describe('listAdminCompanies', () => {
  it('returns the second page', () =>
    succeeds(
      beginInteraction('a company for the staff', world)
        .given(...calledBefore('listAdminCompanies', firstPageInput, { session }))
        .uponReceiving('listAdminCompanies from a cursor on'),
      'listAdminCompanies',
      { ...firstPageInput, cursor },
      { search: '솔바람상회', total: integer(2), list: [{ companyId: ourCompanyId }] },
      { total: 2, list: [{ companyId: ourCompanyId }] },
      { ...firstPageInput, cursor: fromWorld('nextCursor', cursor) },
    ))
})

describeRefusals(companyAdminRefusals)
