import { type AccessCaller, accessCallers } from '../../contract/provider-states.ts'
import { approvalTypes, hasTerm } from '../../domain/access/codes.ts'
import type { Step } from './predict.ts'
import type { Start } from './server-life.ts'

const comment = '함께 확인했습니다.'

/** All steps of a caller; only the holder requests a permission, always for themselves. */
export function stepsOf(caller: AccessCaller): Step[] {
  const requestSteps: Step[] = approvalTypes.flatMap((event) =>
    (hasTerm(event) ? [30, 91] : [null]).map((termDays) => ({ caller: 'HOLDER', event, termDays }) as const),
  )
  return [
    ...(caller === 'HOLDER' ? requestSteps : []),
    ...(['APPROVE', 'REJECT', 'WITHDRAW', 'COMMENT', 'REVOKE', 'BLOCK', 'LIFT'] as const).map(
      (event): Step => ({ caller, event, comment }),
    ),
    { caller, event: 'REJECT', comment: '' },
    { caller, event: 'REVOKE', comment: '' },
  ]
}

export const everyStep: readonly Step[] = accessCallers.flatMap(stepsOf)

const noReasons = { pauseOrigin: null, endReason: null } as const
const blockedWhilePaused = {
  useStatus: 'PAUSE',
  pauseOrigin: 'SECURITY',
  pausedBefore: 'USER',
  endReason: null,
  daysLeft: 60,
} as const
const heldPath = [
  ...[60, 15, 14, 10, 0, -1, -31].map(
    (daysLeft) => ({ useStatus: 'NORMAL', ...noReasons, daysLeft }) as const,
  ),
  ...([60, 10, -1] as const).flatMap((daysLeft) =>
    (['USER', 'SECURITY'] as const).map(
      (pauseOrigin) => ({ useStatus: 'PAUSE', pauseOrigin, endReason: null, daysLeft }) as const,
    ),
  ),
  ...[-1, -30, -31].map(
    (daysLeft) => ({ useStatus: 'EXPIRE', pauseOrigin: null, endReason: 'TERM', daysLeft }) as const,
  ),
  ...(['RELEASED', 'REVOKED'] as const).flatMap((endReason) =>
    ([null, 'SECURITY'] as const).map(
      (pauseOrigin) => ({ useStatus: 'EXPIRE', pauseOrigin, endReason, daysLeft: 20 }) as const,
    ),
  ),
  { useStatus: 'EXPIRE', pauseOrigin: 'SECURITY', endReason: 'TERM', daysLeft: -1 } as const,
  blockedWhilePaused,
]
const types = ['EXTEND', 'SUSPEND', 'RESUME'] as const

/** Every initial state of a permission, with every open request that is possible for it. */
export const starts: readonly Start[] = [
  {},
  ...(['WAITING', 'APPROVED', 'REJECTED'] as const).map(
    (approvalResult): Start => ({ request: { approvalType: 'APPLY', approvalResult, daysAgo: 0 } }),
  ),
  ...heldPath.flatMap((grant): Start[] => [
    { grant },
    ...types.map(
      (approvalType): Start => ({ grant, request: { approvalType, approvalResult: 'WAITING', daysAgo: 0 } }),
    ),
    { grant, request: { approvalType: 'SUSPEND', approvalResult: 'APPROVED', daysAgo: 0 } },
    ...(grant.useStatus === 'EXPIRE'
      ? [{ grant, request: { approvalType: 'APPLY', approvalResult: 'WAITING', daysAgo: 0 } } as const]
      : []),
    { grant, lastAdmin: true },
    { grant, lastAdmin: true, request: { approvalType: 'SUSPEND', approvalResult: 'WAITING', daysAgo: 0 } },
  ]),
]
/** A few initial states that together allow every event. */
export const minimalStarts: readonly Start[] = [
  { request: { approvalType: 'APPLY', approvalResult: 'WAITING', daysAgo: 0 } },
  { grant: heldPath[1]!, request: { approvalType: 'SUSPEND', approvalResult: 'APPROVED', daysAgo: 0 } },
  {
    grant: heldPath[3]!,
    lastAdmin: true,
    request: { approvalType: 'SUSPEND', approvalResult: 'WAITING', daysAgo: 0 },
  },
  {
    grant: blockedWhilePaused,
    request: { approvalType: 'RESUME', approvalResult: 'WAITING', daysAgo: 0 },
  },
  {
    grant: { useStatus: 'PAUSE', pauseOrigin: 'SECURITY', endReason: null, daysLeft: -1 },
    request: { approvalType: 'RESUME', approvalResult: 'WAITING', daysAgo: 0 },
  },
  {
    grant: { useStatus: 'EXPIRE', pauseOrigin: 'SECURITY', endReason: 'RELEASED', daysLeft: 20 },
    request: { approvalType: 'APPLY', approvalResult: 'WAITING', daysAgo: 0 },
  },
]
/** An initial state with a request whose deadline has passed. */
export const overdueStart: Start = {
  grant: heldPath[0]!,
  request: { approvalType: 'SUSPEND', approvalResult: 'WAITING', daysAgo: 8 },
}

/** The description of an initial state in words. */
export function describeStart({ grant, request, lastAdmin }: Start): string {
  const origin = [grant?.pauseOrigin, grant?.pausedBefore && `${grant.pausedBefore} before`, grant?.endReason]
    .filter(Boolean)
    .join(', ')
  const permission = grant
    ? `a permission that is ${grant.useStatus}${origin ? ` (${origin})` : ''} with ${grant.daysLeft} days left`
    : 'no permission'
  return `${permission}${lastAdmin ? ', the last one that administers the app' : ''}${
    request ? `, ${request.approvalType} ${request.approvalResult} since ${request.daysAgo} days` : ''
  }`
}
