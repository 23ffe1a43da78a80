import { appId, area, levelId, requestId, session, unknownId } from './access.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const approverRequest = { session, appId, levelId, requestId, request: 'WAITING' } as const
export const approval = { requestId, version: 1, decision: 'APPROVE', comment: '', termDays: null } as const

export const accessDecisionRefusals = {
  decideAccessRequest: {
    tokens: session,
    given: worldOf('a request for an approver', approverRequest),
    body: { ...approval },
    refused: {
      'accessRequest.missing': { when: 'of one that is not there', with: { requestId: unknownId } },
      'accessRequest.decided': { when: 'of a decided one', but: { request: 'APPROVED' } },
      'decision.own': {
        when: 'of an own one',
        given: worldOf('a member of the access area', { ...area, grant: 'NONE', waits: requestId }),
      },
      'decision.forbidden': { when: 'of a pause by security', but: { request: 'SECURITY_PAUSE' } },
      'decision.commentMissing': { when: 'by rejecting without a word', with: { decision: 'REJECT' } },
      'decision.termInvalid': { when: 'with a longer term', with: { termDays: 31 } },
    },
  },
} satisfies Partial<RefusalTable>
