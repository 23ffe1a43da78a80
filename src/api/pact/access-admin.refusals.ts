import { appId, area, closedId, grantId, levelId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const adminIds = { session, appId, levelId, grantId, grant: 'USED' } as const
export const change = { grantId, version: 1, comment: '담당 업무가 바뀌었습니다.' }
export const twoGrantIds = [
  { requestId: closedId, version: 1 },
  { requestId: unknownId, version: 1 },
]

export const holderId = '7b0e5c1d-3f82-4a96-9d47-c26b8e1f5a03'

export const accessAdminRefusals = {
  getAdminPerson: {
    tokens: session,
    given: worldOf('a permission for an admin', { ...adminIds, holderId }),
    body: { memberId: holderId },
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
      'companyPerson.missing': { when: 'of one that is not there', with: { memberId: unknownId } },
      'password.unconfirmed': 'before the password check',
    },
  },
  listAdminAccessGrants: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  exportAdminAccessGrants: {
    tokens: session,
    body: {},
    refused: {
      'role.missing': {
        when: 'from a member',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE' }),
      },
    },
  },
  revokeAccessGrant: {
    tokens: session,
    given: worldOf('a permission for an admin', adminIds),
    body: change,
    refused: {
      'accessGrant.missing': { when: 'of one that is not there', with: { grantId: unknownId } },
      'accessGrant.changed': { when: 'of another version', with: { version: 7 } },
      'decision.commentMissing': { when: 'without a word', with: { comment: '' } },
      'access.lastAdmin': { when: 'of the last administrator', but: { lastAdmin: true } },
    },
  },
  blockAccessGrant: {
    tokens: session,
    given: worldOf('a permission for an admin', adminIds),
    body: change,
    refused: {
      'accessGrant.missing': { when: 'of one that is not there', with: { grantId: unknownId } },
      'accessGrant.changed': { when: 'of another version', with: { version: 7 } },
      'decision.commentMissing': { when: 'without a word', with: { comment: '' } },
    },
  },
  liftAccessGrant: {
    tokens: session,
    given: worldOf('a permission for an admin', { ...adminIds, grant: 'BLOCKED' }),
    body: change,
    refused: {
      'accessGrant.missing': { when: 'of one that is not there', with: { grantId: unknownId } },
      'accessGrant.changed': { when: 'of another version', with: { version: 7 } },
      'decision.commentMissing': { when: 'without a word', with: { comment: '' } },
    },
  },
  decideAccessRequests: {
    tokens: session,
    body: { requests: [...twoGrantIds], decision: 'APPROVE', comment: '' },
    refused: {
      'decision.commentMissing': {
        when: 'by rejecting without a word',
        given: worldOf('a permission for an admin', adminIds),
        with: { decision: 'REJECT' },
      },
    },
  },
} satisfies Partial<RefusalTable>
