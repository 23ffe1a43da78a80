import { Matchers } from '@pact-foundation/pact'
import { day, oneOf, personal, time, uuid, yn } from './matchers.ts'

const { eachLike, integer, string } = Matchers

export const session = 'Hd5wBv9QsXc3LyTj7RnKm1PzGf4AeUi8OqNx6VtYoCk'
export const appId = '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93'
export const levelId = 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52'
export const grantId = 'd27a90f5-61b3-4c8e-8e14-0b9f5a3c7d68'
export const requestId = '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36'
/**
 * The id of a closed request. The id differs from that of the open request, because the history of a closed request
 * cannot be changed.
 */
export const closedId = 'e83f0b5d-7a16-4c92-8d40-15b9c6f2a73e'
export const shownGrantId = '1f6d84a2-c3e9-4b57-a08d-92e7b4f0c65a'
export const unknownId = '00000000-0000-4000-8000-00000000dead'
export const reason = '월말 정산 기간에 필요합니다.'

/** The parameters of a provider state in which a member has a permission; `more` changes other parameters. */
export const area = { session, appId, levelId, grantId } as const
export const appAndLevelNames = {
  appId,
  appName: string('재무 회계'),
  icon: string('COIN'),
  levelId,
  levelName: string('열람'),
}

export const action = (approvalType: string, refusal: string | null, opensOn: unknown = null) => ({
  approvalType,
  serviceRequestType: {
    APPLY: null,
    RELEASE: 'revoke_auth',
    EXTEND: 'period_extension',
    SUSPEND: 'pause',
    RESUME: 'resume',
  }[approvalType],
  reason: refusal,
  opensOn,
})
export const eventOf = (name: string, text: unknown = null, endDate: unknown = null) => ({
  eventId: uuid('c7e3a196-0d52-4f8b-9b34-d18f6a25e070'),
  event: name,
  at: time('2026-11-14T09:00:00+09:00'),
  actorName: personal('이지호'),
  text,
  endDate,
})
export const approvers = eachLike({
  name: personal('이지호'),
  role: oneOf('APPROVER', 'APP_ADMIN', 'DELEGATE', 'SECURITY_ADMIN'),
})

type SubscriptionView = {
  requestId?: unknown
  approvalType?: string
  serviceRequestType?: string | null
  approvalResult?: string
  closeReason?: string | null
  version?: number
  grantId?: unknown
  reason?: unknown
  termDays?: number | null
  grantedTermDays?: number | null
  endDate?: unknown
  ownYn?: 'Y' | 'N'
  deadlineAt?: unknown
  closedAt?: unknown
  deciderName?: unknown
  comment?: unknown
}
/**
 * Returns a request as the API returns it: by default the member's own waiting request for a new permission, except
 * for the given fields.
 */
export const requestOf = (shown: SubscriptionView = {}) => ({
  requestId,
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  ...appAndLevelNames,
  grantId: null,
  reason: string(reason),
  termDays: 30,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'Y',
  requesterName: personal('송나래'),
  requestedAt: time('2026-11-24T09:00:00+09:00'),
  deadlineAt: time('2026-12-01T09:00:00+09:00'),
  closedAt: null,
  deciderName: null,
  comment: null,
  ...shown,
})
/** Returns a request with its details. */
export const detailOf = (request: SubscriptionView, more: object = {}) => ({
  request: requestOf(request),
  tab: request.ownYn === 'N' ? 'APPROVAL' : 'REQUEST',
  askedTerm: { termCycle: oneOf('M', 'W', 'D'), termCount: integer(1) },
  events: eachLike(eventOf('request.created', string(reason))),
  approvers,
  longestTermDays: integer(90),
  previewEndDate: day('2026-12-24'),
  possibleYn: yn('Y'),
  withdrawYn: yn('Y'),
  commentYn: yn('Y'),
  decideYn: yn('N'),
  termChange: oneOf('NONE', 'SHORTER', 'ANY'),
  ...more,
})
