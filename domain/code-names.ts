import { unknownName } from './unknown-name.ts'

/** A table of codes with the Korean name of each. */
type Names = Readonly<Record<string, string>>

/**
 * The portal's interpretation. The specification (section 3) lists these codes without their meaning, so the portal
 * chose the names in this table. No other code depends on the names, so a wrong name is corrected only here. The
 * codes are sent and stored unchanged.
 */
export const codeNames = {
  // Active, disabled, locked.
  useState: { A: '사용 중', D: '신청 중단', L: '사용 중지' },
  // Months, weeks, days.
  termCycle: { M: '개월', W: '주', D: '일' },
  // Access, network, user, device, etc.
  abnormalType: { A: '접근 이상', N: '네트워크 이상', U: '사용자 이상', D: '기기 이상', E: '기타 이상' },
  // Failed attempts, repetition, unusual use, off hours, address, multiple sessions, travel, external report.
  detectType: {
    F: '로그인 실패',
    R: '반복 신청',
    U: '평소와 다른 사용',
    O: '업무 시간 외 사용',
    A: '새로운 위치',
    M: '동시 접속',
    T: '짧은 시간 내 이동',
    E: '외부 시스템 알림',
  },
  // `N` is no action; the other codes are the seven action labels: warning, session, lock, password, two factors,
  // exclusion, under review.
  actionStatus: {
    N: '조치 전',
    W: '경고',
    S: '세션 종료',
    L: '접근 차단',
    P: '비밀번호 재설정',
    T: '2단계 인증 요구',
    X: '예외',
    U: '관리자 검토',
  },
} as const satisfies Record<string, Names>

export type CodeTable = keyof typeof codeNames

/** The Korean name of a code; an unknown code is shown as it is and rated neither good nor bad. */
export function codeName(table: CodeTable, code: string): string {
  const names: Names = codeNames[table]
  return Object.hasOwn(names, code) ? names[code]! : unknownName(code)
}
