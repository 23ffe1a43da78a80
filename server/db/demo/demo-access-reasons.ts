import type { Schema } from '#contract/operation.ts'
import { withParticle } from '#domain/korean/particles.ts'

type AppReasons = {
  /** The work that the app is used for. */
  task: string
  /** The reasons for applying for the level to view, to edit and to administer. */
  apply: readonly [view: string, edit: string, administer: string]
}
/** The facts on which the reason of a request depends. */
type RequestFacts = { type: Schema<'ApprovalType'>; code: string; level: number; about: number }

const reasonsByApp: Readonly<Record<string, AppReasons>> = {
  GROUPWARE: {
    task: '부서 게시판 이전',
    apply: [
      '새로 입사해 메일과 일정을 확인해야 합니다.',
      '부서 게시판에 공지를 올리는 일을 맡았습니다.',
      '조직 개편에 맞춰 부서 메일함과 일정을 다시 정리해야 합니다.',
    ],
  },
  APPROVAL: {
    task: '결재 양식 개편',
    apply: [
      '구매 품의의 결재 진행 상황을 확인해야 합니다.',
      '출장과 구매 품의를 직접 기안해야 합니다.',
      '결재선과 기안 양식을 개편하는 일을 맡았습니다.',
    ],
  },
  MESSENGER: {
    task: '대화방 정리',
    apply: [
      '협업 부서의 공지 대화방을 봐야 합니다.',
      '고객 대응 대화방에서 답변을 나눠 맡게 되었습니다.',
      '퇴사자의 대화방을 정리하고 새 부서의 대화방을 만들어야 합니다.',
    ],
  },
  MEETING: {
    task: '회의실 장비 교체',
    apply: [
      '협력사와 한 회의의 녹화를 확인해야 합니다.',
      '주간 회의를 예약하고 진행하는 일을 맡았습니다.',
      '회의실 장비 교체에 맞춰 회의실 목록을 고쳐야 합니다.',
    ],
  },
  DOCS: {
    task: '감사 문서 제출',
    apply: [
      '내부 감사에 낼 부서 문서를 찾아야 합니다.',
      '업무 지침서의 개정본을 올려야 합니다.',
      '보존 기간이 끝난 문서를 정리하고 보관함의 담당자를 바꿔야 합니다.',
    ],
  },
  HR: {
    task: '연차 정산',
    apply: [
      '팀원의 연차 사용 현황을 확인해야 합니다.',
      '신규 입사자의 인사 기록을 등록해야 합니다.',
      '급여 담당자가 바뀌어 조회 범위를 다시 정해야 합니다.',
    ],
  },
  FINANCE: {
    task: '분기 결산',
    apply: [
      '이번 분기 결산 자료를 대조해야 합니다.',
      '지출 전표를 입력하는 업무를 넘겨받았습니다.',
      '회계 연도 마감에 맞춰 계정 과목을 정리해야 합니다.',
    ],
  },
  ATTENDANCE: {
    task: '출퇴근 기록 점검',
    apply: [
      '교대 근무조의 출퇴근 기록을 확인해야 합니다.',
      '누락된 출퇴근 기록을 고치는 일을 맡았습니다.',
      '새 근무지의 출퇴근 위치를 등록해야 합니다.',
    ],
  },
  CRM: {
    task: '고객 상담 이력 정리',
    apply: [
      '담당 고객의 상담 이력을 확인해야 합니다.',
      '고객과 상담한 결과를 직접 기록해야 합니다.',
      '상담 분류를 바꾸고 담당자를 다시 배정해야 합니다.',
    ],
  },
  SALES: {
    task: '분기 매출 보고',
    apply: [
      '지역별 매출 보고서를 만들어야 합니다.',
      '상품 분류별 매출 그림을 새로 구성해야 합니다.',
      '매출 목표와 조회 범위를 부서별로 정해야 합니다.',
    ],
  },
  POS: {
    task: '매장 판매 실적 대조',
    apply: [
      '매장 판매 실적을 매출 자료와 대조해야 합니다.',
      '반품 처리를 지원하러 매장에 파견됩니다.',
      '새 매장의 판매 단말기를 등록해야 합니다.',
    ],
  },
  WMS: {
    task: '재고 실사',
    apply: [
      '재고 실사 결과를 장부와 대조해야 합니다.',
      '입고 바코드 등록을 지원해야 합니다.',
      '창고 구역을 나누고 작업자를 배정해야 합니다.',
    ],
  },
  DISPATCH: {
    task: '운송사 교체',
    apply: [
      '배송 지연 문의에 답하려면 배송 상태를 확인해야 합니다.',
      '야간 배차를 대신 맡게 되었습니다.',
      '새 운송사의 차량과 기사를 등록해야 합니다.',
    ],
  },
  GIT: {
    task: '결제 모듈 검토',
    apply: [
      '결제 모듈의 소스 코드를 검토해야 합니다.',
      '결제 모듈 개발에 배정되어 코드를 올려야 합니다.',
      '퇴사자의 저장소를 옮기고 검토 규칙을 정해야 합니다.',
    ],
  },
  CI: {
    task: '배포 서버 교체',
    apply: [
      '배포에 실패한 기록을 확인해야 합니다.',
      '정기 배포를 대신 맡아 배포 순서를 고쳐야 합니다.',
      '배포 서버 교체에 맞춰 배포 키를 새로 등록해야 합니다.',
    ],
  },
  CLOUD: {
    task: '시험 서버 이전',
    apply: [
      '월간 서버 비용을 점검해야 합니다.',
      '부하 시험에 쓸 서버 두 대를 만들었다가 지워야 합니다.',
      '네트워크 분리 작업에 맞춰 방화벽 규칙을 바꿔야 합니다.',
    ],
  },
  DBADMIN: {
    task: '주문 오류 조사',
    apply: [
      '주문 오류를 조사하려면 주문 자료를 조회해야 합니다.',
      '잘못 저장된 배송지 12건을 바로잡아야 합니다.',
      '데이터베이스 계정을 정리하는 분기 점검을 맡았습니다.',
    ],
  },
  VPN: {
    task: '지방 현장 점검',
    apply: [
      '다음 주 지방 출장 동안 사내망에 접속해야 합니다.',
      '재택근무 기간에 사내 시험 장비에 접속해야 합니다.',
      '협력사의 접속 구간을 나누는 작업을 맡았습니다.',
    ],
  },
}

const laterReasons: Readonly<
  Record<Exclude<Schema<'ApprovalType'>, 'APPLY'>, readonly ((task: string) => string)[]>
> = {
  EXTEND: [
    (task) => `${withParticle(task, '이/가')} 예정보다 한 주 늦어져 7일 더 필요합니다.`,
    (task) => `${task} 마감이 다음 주로 미뤄져 7일 더 써야 합니다.`,
    (task) => `${task} 결과에 보완 요청을 받아 7일 동안 더 확인해야 합니다.`,
  ],
  SUSPEND: [
    (task) => `다음 주부터 교육에 참여해 ${task} 업무를 쉽니다.`,
    (task) => `육아 휴직에 들어가 ${task} 업무를 하지 않습니다.`,
    (task) => `다른 부서를 지원하는 동안 ${task} 업무를 하지 않습니다.`,
  ],
  RESUME: [
    (task) => `교육을 마치고 돌아와 ${task} 업무를 이어서 합니다.`,
    (task) => `휴직을 마치고 복직해 ${task} 업무를 다시 맡았습니다.`,
    (task) => `다른 부서 지원이 끝나 ${task} 업무로 돌아왔습니다.`,
  ],
  RELEASE: [
    (task) => `${task} 업무를 동료에게 모두 넘겨 더 쓰지 않습니다.`,
    (task) => `${withParticle(task, '이/가')} 끝나 권한이 필요하지 않습니다.`,
    (task) => `다른 부서로 옮겨 ${task} 업무를 하지 않습니다.`,
  ],
}

/**
 * The reason of a request, by its type, app and level; `about` varies the words. Throws for an app without
 * reasons.
 */
export function reasonFor({ type, code, level, about }: RequestFacts): string {
  const app = reasonsByApp[code]
  if (!app) throw new Error(`${code} has no reasons in the demo world.`)
  if (type === 'APPLY') return app.apply[level]!
  return laterReasons[type][about % laterReasons[type].length]!(app.task)
}

/** The reason for rejecting a first request for an app. */
export const rejectionOf = (code: string): string =>
  code === 'DBADMIN'
    ? '운영 데이터는 담당 부서에 조회를 요청해 주세요.'
    : `${reasonsByApp[code]!.task} 업무에 누가 언제까지 참여하는지 팀장과 정한 뒤 다시 신청해 주세요.`
