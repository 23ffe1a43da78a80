import type { PlanCode, ServiceCode } from '#domain/plan/choices.ts'

/** The names of services and plans in contracts and mails; the same as in the app's texts. */
export const serviceNames: Readonly<Record<ServiceCode, string>> = {
  SSO: '빗장 통합 로그인',
  MFA: '빗장 2단계 인증',
  IGA: '빗장 접근 권한 관리',
  UBA: '빗장 이상 행위 탐지',
  LOG: '빗장 접속 기록 보관',
}

export const planNames: Readonly<Record<PlanCode, string>> = {
  BASIC: '베이직',
  PRO: '프로',
  ENT: '엔터프라이즈',
  Y1: '베이직',
  Y3: '프로',
}
