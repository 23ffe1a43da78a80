import type { Schema } from '#contract/operation.ts'

type AccessRequest = Schema<'AccessRequest'>

export const levelId = 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52'
export const requestedTerm = { termDays: 30, reason: '월말 정산 기간에 필요합니다.' }

export const preview: Schema<'AccessPreview'> = {
  reason: null,
  opensOn: null,
  endDate: '2026-12-21',
  autoApprovedYn: 'N',
  deadlineAt: '2026-11-28T12:00:00+09:00',
  approvers: [{ name: '이지호', role: 'APPROVER' }],
}
/** A waiting access request of another person. */
export const waitingRequest: AccessRequest = {
  requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  appId: '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93',
  appName: '재무 회계',
  icon: 'COIN',
  levelId,
  levelName: '열람',
  grantId: null,
  reason: requestedTerm.reason,
  termDays: requestedTerm.termDays,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'N',
  requesterName: '송나래',
  requestedAt: '2026-11-20T10:00:00+09:00',
  deadlineAt: '2026-11-27T10:00:00+09:00',
  closedAt: null,
  deciderName: null,
  comment: null,
}
export const ownRequest: AccessRequest = { ...waitingRequest, ownYn: 'Y' }
const closedFields = { version: 2, approvalResult: 'REJECTED' } as const
export const approvedRequest: AccessRequest = {
  ...waitingRequest,
  version: 2,
  approvalResult: 'APPROVED',
  closeReason: 'DECISION',
}
export const rejectedRequest: AccessRequest = { ...waitingRequest, ...closedFields, closeReason: 'DECISION' }
export const withdrawnRequest: AccessRequest = {
  ...waitingRequest,
  ...closedFields,
  closeReason: 'WITHDRAWN',
}
export const ineligibleRequest: AccessRequest = {
  ...waitingRequest,
  ...closedFields,
  closeReason: 'INELIGIBLE',
}

/** A permission of a company's member, as an admin sees it. */
export const heldGrant: Schema<'AdminAccessGrant'> = {
  grantId: '0d4a7f61-8c25-4b39-a1e7-52f6c9038d1b',
  version: 1,
  memberId: 'b0c1f2d3-4e56-4789-9abc-def012345678',
  deptName: null,
  memberName: '송나래',
  appId: waitingRequest.appId,
  appName: waitingRequest.appName,
  icon: 'COIN',
  levelId,
  levelName: waitingRequest.levelName,
  riskLevel: 'LOW',
  useStatus: 'NORMAL',
  pauseOrigin: null,
  pausedBefore: null,
  endReason: null,
  startAt: '2026-11-01T10:00:00+09:00',
  endDate: '2099-12-31',
  revokeYn: 'Y',
  blockYn: 'Y',
  liftYn: 'N',
}
export const blockedGrant = {
  ...heldGrant,
  version: 2,
  useStatus: 'PAUSE',
  pauseOrigin: 'SECURITY',
  blockYn: 'N',
  liftYn: 'Y',
} as const satisfies typeof heldGrant
export const liftedGrant = { ...heldGrant, version: 3 }
export const revokedGrant = {
  ...heldGrant,
  version: 2,
  useStatus: 'EXPIRE',
  endReason: 'REVOKED',
  revokeYn: 'N',
  blockYn: 'N',
} as const satisfies typeof heldGrant

/** Returns a request with its details and a number of events. */
export const detailOf = (request: AccessRequest, count = 1): Schema<'AccessRequestDetail'> => ({
  request,
  tab: request.ownYn === 'Y' ? 'REQUEST' : 'APPROVAL',
  askedTerm: null,
  events: Array.from({ length: count }, () => ({
    eventId: request.requestId,
    event: 'request.created',
    at: request.requestedAt,
    actorName: null,
    text: null,
    endDate: null,
  })),
  approvers: [],
  longestTermDays: 90,
  previewEndDate: null,
  possibleYn: 'Y',
  withdrawYn: request.ownYn,
  commentYn: 'Y',
  decideYn: request.ownYn === 'Y' ? 'N' : 'Y',
  termChange: 'SHORTER',
})
