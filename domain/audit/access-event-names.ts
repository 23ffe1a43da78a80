import type { Schema } from '#contract/operation.ts'

/** The Korean name of each event of a permission. */
export const accessEventNames: Readonly<Record<Schema<'AccessEventType'>, string>> = {
  'request.created': '권한 신청',
  'request.commented': '신청 의견',
  'request.approved': '신청 승인',
  'request.rejected': '신청 반려',
  'request.timedOut': '신청 기한 만료',
  'request.withdrawn': '신청 취소',
  'request.superseded': '신청 종료 (권한 반납)',
  'request.ineligible': '신청 종료 (처리 불가)',
  'grant.started': '권한 사용 시작',
  'grant.extended': '권한 기간 연장',
  'grant.paused': '권한 일시 정지',
  'grant.resumed': '권한 다시 사용',
  'grant.released': '권한 반납',
  'grant.expiring': '권한 종료 예고',
  'grant.expired': '권한 기간 종료',
  'grant.revoked': '권한 회수',
  'grant.blocked': '권한 접근 차단',
  'grant.unblocked': '권한 차단 해제',
  'delegate.set': '대리 승인자 지정',
  'delegate.cleared': '대리 승인 종료',
}
