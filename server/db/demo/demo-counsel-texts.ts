/** The memos of visitors' reservations. */
export const counselMemos = [
  '직원 120명 규모입니다. 도입 비용과 절차를 알고 싶습니다.',
  '기존에 쓰던 그룹웨어 계정과 연동할 수 있는지 궁금합니다.',
  '퇴사자 권한을 자동으로 회수하는 방법을 듣고 싶습니다.',
  '보안 감사를 앞두고 있어 접근 기록을 어떻게 내려받는지 문의드립니다.',
  '지점이 여러 곳인데 지점별로 관리자를 나눌 수 있나요?',
  '인증 앱을 전 직원에게 적용하려고 합니다. 준비할 것을 알려 주세요.',
  '연간 결제로 바꾸면 할인이 있는지 확인하고 싶습니다.',
  '무료 체험 뒤에 정식 구독으로 넘어가는 과정을 알고 싶습니다.',
  '협력사 직원에게 기간을 정해 접근 권한을 주려고 합니다.',
  '',
] as const

/** The notes of the staff after a counsel. */
export const counselNotes = [
  '팀 요금제 50명 기준으로 견적을 보내기로 함.',
  '연동 안내서를 메일로 보냄. 다음 주에 다시 연락하기로 함.',
  '권한 자동 회수 화면을 함께 보며 설명함.',
  '도입 일정 확정 뒤 다시 예약하기로 함.',
] as const

/** The reasons for which the staff cancelled a counsel. */
export const cancelReasons = [
  '담당자 사정으로 예정된 시간에 상담을 진행하기 어렵습니다.',
  '사내 시스템 점검 시간과 겹쳐 상담을 진행할 수 없습니다.',
] as const
