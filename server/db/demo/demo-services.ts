import { planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { userLimitOf } from '#domain/plan/user-limit.ts'

/** A plan of a service that the demo offers. The price is per user and month, without VAT, in the smallest unit. */
export type DemoPlan = {
  serviceCode: string
  serviceName: string
  planCode: string
  planName: string
  monthlyPrice: number
  currency: 'KRW' | 'USD'
  /** The maximum number of users of the plan in the demo catalogue; null if it has no maximum. */
  maximumUsers: number | null
}

const services = [
  {
    code: 'SSO',
    name: '빗장 통합 로그인',
    plans: [
      ['BASIC', '베이직', 2_000],
      ['PRO', '프로', 4_500],
      ['ENT', '엔터프라이즈', 8_900],
    ],
  },
  {
    code: 'MFA',
    name: '빗장 2단계 인증',
    plans: [
      ['BASIC', '베이직', 1_000],
      ['PRO', '프로', 2_200],
    ],
  },
  {
    code: 'IGA',
    name: '빗장 접근 권한 관리',
    plans: [
      ['PRO', '프로', 5_500],
      ['ENT', '엔터프라이즈', 9_800],
    ],
  },
  {
    code: 'UBA',
    name: '빗장 이상 행위 탐지',
    plans: [
      ['PRO', '프로', 3_300],
      ['ENT', '엔터프라이즈', 6_600],
    ],
  },
  {
    code: 'LOG',
    name: '빗장 접속 기록 보관',
    plans: [
      ['Y1', '베이직', 700],
      ['Y3', '프로', 1_500],
    ],
  },
] as const

/** The services that are also sold abroad, in dollars. */
const dollars = [
  {
    code: 'SSO-G',
    name: '빗장 통합 로그인 글로벌',
    plans: [
      ['PRO', '프로', 450],
      ['ENT', '엔터프라이즈', 890],
    ],
  },
] as const

const catalogue = demoCatalogue('')

/**
 * Returns the maximum number of users of a plan; null if it has none, or if the demo catalogue does not sell
 * the plan.
 */
function limitOf(code: string, planCode: string): number | null {
  const service = serviceIn(catalogue, code)
  const plan = service && planOfCode(service, planCode)
  return plan ? userLimitOf(plan) : null
}

const plansOf = (sold: typeof services | typeof dollars, currency: 'KRW' | 'USD'): DemoPlan[] =>
  sold.flatMap(({ code, name, plans }) =>
    plans.map(([planCode, planName, monthlyPrice]) => ({
      serviceCode: code,
      serviceName: name,
      planCode: `${code}-${planCode}`,
      planName,
      monthlyPrice,
      currency,
      maximumUsers: limitOf(code, planCode),
    })),
  )

export const wonPlans = plansOf(services, 'KRW')
export const dollarPlans = plansOf(dollars, 'USD')

/** Customers who pay yearly pay for ten months. */
export const monthsPaidAYear = 10

export const cardCompanies = ['신한카드', '국민카드', '삼성카드', '현대카드', '하나카드', '비씨카드']

export const memos = [
  null,
  null,
  null,
  '세금계산서는 매월 말일까지 재무팀 메일로 보내 주세요.',
  '신규 입사자 12명이 다음 달에 추가될 예정입니다.',
  '담당자가 바뀌었습니다. 연락은 오후 2시 이후에 부탁드립니다.',
  '본사와 물류센터 두 곳에서 씁니다. 물류센터는 공용 단말기가 많아 인증 앱 대신 문자 인증을 기본으로 설정해 주시고, 야간(22시~06시) 접속은 별도 승인 없이 허용하되 접속 기록은 따로 모아 볼 수 있게 부탁드립니다. 도입 일정은 전산팀과 협의가 끝난 뒤 다시 알려 드리겠습니다.',
]
