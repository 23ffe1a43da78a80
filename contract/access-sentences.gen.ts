// Generated from openapi.yaml by `npm run generate`; not to be edited.
export const accessSentences = {
  "access.held": "이미 사용 중인 권한입니다.",
  "access.heldPaused": "일시 정지된 권한이 있습니다. 정지 해제를 신청해 주세요.",
  "access.renewInstead": "사용 기간이 끝난 지 30일이 지나지 않은 권한입니다. 기간 연장을 신청해 주세요.",
  "access.notHeld": "가지고 있지 않은 권한입니다. 먼저 권한을 신청해 주세요.",
  "access.notYet": "기간 연장은 종료일 14일 전부터 신청할 수 있습니다.",
  "access.ended": "이미 사용이 끝난 권한입니다.",
  "access.applyAnew": "연장할 수 없는 권한입니다. 새로 신청해 주세요.",
  "access.paused": "이미 일시 정지된 권한입니다.",
  "access.notPaused": "일시 정지된 권한이 아닙니다.",
  "access.waiting": "이 권한에 처리 중인 신청이 있습니다. 결과를 기다리거나 그 신청을 취소해 주세요.",
  "access.noApprover": "이 신청을 승인할 수 있는 사람이 없습니다. 회사의 앱 관리자에게 문의해 주세요.",
  "access.lastAdmin": "이 앱의 마지막 관리자입니다. 다른 관리자를 먼저 지정해 주세요.",
  "access.termInvalid": "신청할 수 없는 기간입니다. 앱이 허용하는 기간 안에서 다시 선택해 주세요.",
  "access.reasonInvalid": "사유는 10자 이상 500자 이하로 입력해 주세요.",
  "access.levelMissing": "신청할 수 없는 권한입니다. 앱 목록에서 다시 선택해 주세요.",
  "access.levelClosed": "지금은 신청을 받지 않는 권한입니다. 필요하면 앱 관리자에게 문의해 주세요.",
} as const
