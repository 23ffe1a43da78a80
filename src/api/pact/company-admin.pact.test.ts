import { describe, it } from 'vitest'
import { cursor, personalText } from './company.ts'
import { companyAdminRefusals, session, world } from './company-admin.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { fromWorld } from './matchers.ts'
import { beginInteraction, calledBefore } from './pact.ts'
import { successesOf } from './successes.ts'

const succeeds = successesOf(session)
const { companyId } = world

describe('listAdminCompanyPeople', () => {
  it('returns the page after the first one', () =>
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

describeRefusals(companyAdminRefusals)
