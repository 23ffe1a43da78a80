import type { PlanCode, ServiceCode } from '#domain/plan/choices.ts'
import type { Brand } from '#server/brand/brand.ts'

export type ServiceNames = Readonly<Record<ServiceCode, string>>

/** The names of services in contracts and mails under a brand; the same as in the app's texts. */
export const serviceNamesOf = ({ brandName }: Pick<Brand, 'brandName'>): ServiceNames => ({
  SSO: `${brandName} 통합 로그인`,
  MFA: `${brandName} 2단계 인증`,
  IGA: `${brandName} 접근 권한 관리`,
  UBA: `${brandName} 이상 행위 탐지`,
  LOG: `${brandName} 접속 기록 보관`,
})

/** The names of plans in contracts and mails. */
export const planNames: Readonly<Record<PlanCode, string>> = {
  BASIC: '베이직',
  PRO: '프로',
  ENT: '엔터프라이즈',
  Y1: '베이직',
  Y3: '프로',
}
