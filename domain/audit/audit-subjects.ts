import type { Input, OperationId } from '#contract/operation.ts'

type NumberKeys<Body> = Body extends unknown ? Extract<keyof Body, `${string}Id` | `${string}No`> : never
/**
 * The keys that identify a subject in a record: the ids of a call that are not personal data, and the key of a file.
 */
export type SubjectKey =
  | Exclude<{ [Id in OperationId]: NumberKeys<Input<Id>> }[OperationId], 'secNo'>
  | 'fileKey'

/**
 * The suffix of an audit record whose change has an unknown outcome, because the server stopped before the outcome
 * was recorded.
 */
export const UNKNOWN_OUTCOME = 'outcome=unknown'

/** The Korean name of each key that a record holds. */
export const auditSubjectNames: Readonly<Record<SubjectKey, string>> = {
  deviceId: '기기',
  challengeId: '인증 요청',
  sessionId: '로그인',
  enrolmentId: '인증 수단 등록',
  passkeyId: '패스키',
  subscriptionId: '구독',
  subscriptionNo: '구독 번호',
  consentId: '가격 인상 동의',
  linkId: '공유 링크',
  draftId: '작성 중인 신청',
  companyId: '회사',
  intoId: '남은 회사',
  companyProfileId: '회사 정보',
  paymentProfileId: '결제 정보',
  rnFileId: '사업자등록증 파일',
  ddlFileId: '위임장 파일',
  postId: '글',
  billId: '청구서',
  depositId: '입금',
  differenceId: '정산 차이',
  matchId: '입금 확인',
  invitationId: '담당자 초대',
  inquiryNo: '문의 번호',
  inquiryId: '문의',
  aboutId: '문의 대상',
  counselNo: '상담 번호',
  counselId: '상담',
  taxInvoiceNo: '세금계산서 번호',
  grantId: '권한',
  appId: '앱',
  keyId: '연동 키',
  deliveryId: '웹훅 전송',
  driftId: '계정 대조',
  levelId: '권한 단계',
  requestId: '권한 신청',
  managerId: '앱 담당자',
  delegationId: '대리 승인',
  abnormalEventId: '이상 행위',
  memberId: '구성원',
  offerId: '초대와 참여 신청',
  notificationId: '알림',
  fileKey: '파일',
}

/**
 * Returns the kinds of things in the subject of a record (`grantId=… requestId=…`) as words without the ids, each
 * once. Empty if no kind is known.
 */
export function subjectKindsOf(subject: string): string[] {
  const keys = [...subject.matchAll(/([A-Za-z]+)=/g)].map(([, key]) => key!)
  return [
    ...new Set(
      keys.flatMap((key) =>
        Object.hasOwn(auditSubjectNames, key) ? auditSubjectNames[key as SubjectKey] : [],
      ),
    ),
  ]
}
