import { Matchers } from '@pact-foundation/pact'
import { describe, it } from 'vitest'
import { cursor } from './company.ts'
import { session, world } from './company-admin.ts'
import { companyDetailsRefusals } from './company-details.refusals.ts'
import { companyEventRefusals, correctionEvent } from './company-events.refusals.ts'
import { companyPageRefusals, writtenMessages } from './company-pages.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { fromWorld } from './matchers.ts'
import { beginInteraction, calledBefore } from './pact.ts'
import { successesOf } from './successes.ts'

const { regex } = Matchers
const succeeds = successesOf(session)
const usedParams = { ...world, usedYn: 'Y' } as const
/** The second page: the second message, and a cursor, since an earlier message follows. */
const secondPage = {
  way: null,
  total: 3,
  nextCursor: regex('^[A-Za-z0-9_-]+$', 'MjAyNi0xMS0xOQ'),
  list: [writtenMessages[1]],
}
const companyInput = { companyId: world.companyId, limit: 1 } as const
const memberInput = { memberId: world.ownerId, limit: 1 } as const

describe('listAdminCompanyMessages', () => {
  it('returns the second page', () =>
    succeeds(
      beginInteraction('a company for the staff', usedParams)
        .given(...calledBefore('listAdminCompanyMessages', companyInput, { session }))
        .uponReceiving('listAdminCompanyMessages from a cursor on'),
      'listAdminCompanyMessages',
      { ...companyInput, cursor },
      secondPage,
      { total: 3, list: [{ way: 'MAIL' }] },
      { ...companyInput, cursor: fromWorld('nextCursor', cursor) },
    ))
})

describe('listAdminCompanyEvents', () => {
  it('returns the second page', () =>
    succeeds(
      beginInteraction('a company for the staff', { ...world, correctedYn: 'Y', closedYn: 'Y' })
        .given(...calledBefore('listAdminCompanyEvents', companyInput, { session }))
        .uponReceiving('listAdminCompanyEvents from a cursor on'),
      'listAdminCompanyEvents',
      { ...companyInput, cursor },
      { total: 2, nextCursor: null, list: [correctionEvent] },
      { total: 2, list: [{ eventKind: 'COMPANY_CORRECTED' }] },
      { ...companyInput, cursor: fromWorld('nextCursor', cursor) },
    ))
})

describe('listAdminMemberMessages', () => {
  it('returns the second page', () =>
    succeeds(
      beginInteraction('a company for the staff', usedParams)
        .given(...calledBefore('listAdminMemberMessages', memberInput, { session }))
        .uponReceiving('listAdminMemberMessages from a cursor on'),
      'listAdminMemberMessages',
      { ...memberInput, cursor },
      secondPage,
      { total: 3, list: [{ way: 'MAIL' }] },
      { ...memberInput, cursor: fromWorld('nextCursor', cursor) },
    ))
})

describeRefusals(companyPageRefusals)
describeRefusals(companyDetailsRefusals)
describeRefusals(companyEventRefusals)
