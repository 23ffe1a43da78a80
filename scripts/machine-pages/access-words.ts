import { grantMachine } from '#domain/access/grant.machine.ts'
import { type GrantReason, problemOfReason } from '#domain/access/reasons.ts'
import {
  type RequestMachineEvent,
  type RequestSender,
  requestMachine,
} from '#domain/access/request.machine.ts'
import { requestRefusal } from '#domain/access/requests.ts'
import { accessRoles, permissionsByRole } from '#domain/access/role-assignments.ts'
import type { Lifecycle } from './lifecycle-page.ts'

type Sentences = (problem: string) => string

const roles = {
  appAdmin: '앱 관리자',
  approver: '승인자',
  delegate: '대리 승인자',
  securityAdmin: '보안 관리자',
} satisfies Record<keyof typeof accessRoles, string>
const senders: Record<RequestSender, string> = {
  REQUESTER: '신청자',
  DECIDER: `${roles.approver}, ${roles.delegate}, ${roles.appAdmin} (접근이 차단된 권한을 다시 쓰게 하는 신청은 ${roles.securityAdmin})`,
  ONLOOKER: '권한이 없는 구성원',
  STRANGER: '다른 회사',
}
const holder = '권한이 있는 본인 (승인자가 승인한 뒤)'
const unlessBlocked = `(승인자가, 접근이 차단된 권한이면 ${roles.securityAdmin}가 승인한 뒤)`

/** The roles that may change the permissions of others. */
const rolesAllowedTo = (permission: 'revoke' | 'block') =>
  (Object.keys(permissionsByRole) as (keyof typeof permissionsByRole)[])
    .filter((role) => permissionsByRole[role][permission])
    .map((role) => roles[role])
    .join(', ')

/** The senders from which the machine itself accepts an event for a waiting request. */
function sendersOf(event: (by: RequestSender) => RequestMachineEvent): string {
  const waitingRequest = { approvalResult: 'WAITING', closeReason: null, deadlineAt: new Date(1) } as const
  return (Object.keys(senders) as RequestSender[])
    .filter((by) => requestRefusal(waitingRequest, event(by), new Date(0)) === undefined)
    .map((by) => senders[by])
    .join(', ')
}

export const accessLifecycles = (sentence: Sentences): Lifecycle[] => [
  {
    machine: grantMachine,
    name: 'access-grant',
    // The states are nested: side by side they would be too small to read.
    direction: 'TB',
    title: '권한의 상태 (grant)',
    about:
      '한 회원이 한 앱을 한 권한 단계로 쓸 수 있다는 것이 권한입니다. 바깥 상태는 `useStatus`이고, 안의 상태는 그날 기준으로 본 것입니다. 신청으로 하는 일은 승인될 때 일어납니다.',
    states: {
      NONE: '권한 없음',
      NORMAL: '사용 중',
      PAUSE: '일시 정지',
      EXPIRE: '끝남',
      FAR: '종료일까지 14일 넘게 남음',
      NEAR: '종료일까지 14일 이내',
      RENEWABLE: '기간 만료 후 연장할 수 있음',
      OVER: '다시 신청해야 함',
    },
    events: {
      APPLY: { name: '권한 신청', by: `회원 ${unlessBlocked}` },
      RELEASE: { name: '권한 반납', by: '권한이 있는 본인 (앱이 검토하게 했으면 승인자가 승인한 뒤)' },
      EXTEND: { name: '기간 연장', by: `권한이 있는 본인 ${unlessBlocked}` },
      SUSPEND: { name: '일시 정지', by: holder },
      RESUME: { name: '다시 사용', by: `권한이 있는 본인 ${unlessBlocked}` },
      REVOKE: { name: '회수', by: rolesAllowedTo('revoke') },
      BLOCK: { name: '접근 차단', by: rolesAllowedTo('block') },
      LIFT: { name: '차단 해제', by: rolesAllowedTo('block') },
      DAY_BEGAN: { name: '하루가 시작됨', by: '시간' },
      END_REACHED: { name: '종료일이 지남', by: '시간' },
    },
    guards: {
      isUnsubscribed: '회사에 앱이 포함된 서비스의 구독이 없을 때',
      isLocked: '앱이나 권한 단계의 사용이 중지되어 있을 때',
      isSwitchedOff: '앱이나 권한 단계를 쓰지 않게 했을 때',
      isWaiting: '기다리는 신청이 있을 때',
      isLastAdmin: '앱의 마지막 관리자일 때',
      isUndecidable: '본인 말고는 승인할 사람이 없을 때',
      isEndWrong: '새 종료일이 맞지 않을 때',
      isBlocked: '보안 관리자가 정지했을 때',
      wasPausedBefore: '접근 차단 전에 이미 일시 정지되어 있었을 때',
      isEndNear: '종료일까지 14일 이내일 때',
      isEndOver: '종료일이 지났을 때',
      isRenewalOver: '만료되고 30일이 지났거나, 최대 사용 기간을 이어도 오늘을 넘지 못할 때',
    },
    sentenceOf: (reason) => sentence(problemOfReason(reason as GrantReason)),
  },
  {
    machine: requestMachine,
    name: 'access-request',
    title: '권한 신청의 상태 (request)',
    about:
      '권한을 바꾸어 달라는 신청입니다. 바깥 상태는 `approvalResult`이고, 반려 안의 상태는 끝난 까닭(`closeReason`)입니다. 한 번 끝난 신청은 다시 움직이지 않습니다.',
    states: {
      NEW: '신청 전',
      WAITING: '승인 대기',
      APPROVED: '승인',
      REJECTED: '반려',
      DECISION: '승인자가 반려함',
      WITHDRAWN: '신청 취소',
      TIMEOUT: '기한 만료',
      SUPERSEDED: '다른 신청으로 대체됨',
      INELIGIBLE: '더는 할 수 없어 끝남',
    },
    events: {
      SUBMIT: { name: '신청', by: senders.REQUESTER },
      APPROVE: { name: '승인', by: sendersOf((by) => ({ type: 'APPROVE', by })) },
      REJECT: { name: '반려', by: sendersOf((by) => ({ type: 'REJECT', by, comment: '사유' })) },
      WITHDRAW: { name: '신청 취소', by: sendersOf((by) => ({ type: 'WITHDRAW', by })) },
      COMMENT: { name: '의견', by: sendersOf((by) => ({ type: 'COMMENT', by })) },
      DEADLINE: { name: '7일이 지남', by: '시간' },
      SUPERSEDE: { name: '반납 신청이 들어옴', by: '포털 (본인이 반납을 신청했을 때)' },
      INELIGIBLE: { name: '조건이 사라짐', by: '포털 (승인할 때 조건이 맞지 않거나 권한이 회수되었을 때)' },
    },
    guards: {
      isWithoutDecision: '승인이 필요 없을 때',
      isUnseen: '볼 수 없는 사람일 때',
      isOwn: '본인의 신청일 때',
      isNotOwn: '본인의 신청이 아닐 때',
      hasNoRole: '결정할 권한이 없을 때',
      isDue: '기한이 지났을 때',
      isCommentShort: '사유가 두 글자보다 짧을 때',
    },
    sentenceOf: sentence,
  },
]
