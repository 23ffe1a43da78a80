import type { Catalogue, Plan, Service } from './catalogue.ts'

/** Creates a plan with a maximum number of users; null for a plan without a maximum. */
const plan = (
  planCode: string,
  planName: string,
  won: number,
  cents: number,
  maximumUsers: number | null,
): Plan => ({
  planCode,
  planName,
  price: { KRW: won, USD: cents },
  maximumUsers,
  contents: [],
})

type DescribedService = Omit<Service, 'trialDays' | 'comparison'> & {
  /** The contents that all plans of the service share. */
  contents: readonly string[]
}
const service = ({ contents, plans, ...described }: DescribedService): Service => ({
  ...described,
  trialDays: 14,
  plans: plans.map((one) => ({ ...one, contents: [...contents] })),
  comparison: [],
})

/**
 * The catalogue of the demo data, with the name of the portal's brand. All plans of a service have the same features;
 * they differ in the number of users that they admit.
 */
export const demoCatalogue = (brandName: string): Catalogue => ({
  services: [
    service({
      serviceCode: 'SSO',
      serviceName: `${brandName} 통합 로그인`,
      shortName: '통합 로그인',
      summary: '비밀번호나 패스키로 로그인하고, 로그인한 기기를 직접 관리합니다.',
      audience: '여러 기기에서 일하는 회사',
      icon: 'DOOR',
      contents: [
        '비밀번호와 패스키로 로그인',
        '로그인한 기기 보기와 로그아웃',
        '비밀번호를 여러 번 틀리면 잠시 멈춤',
      ],
      plans: [
        plan('BASIC', '베이직', 2_000, 200, 50),
        plan('PRO', '프로', 4_500, 450, 300),
        plan('ENT', '엔터프라이즈', 8_900, 890, null),
      ],
    }),
    service({
      serviceCode: 'MFA',
      serviceName: `${brandName} 2단계 인증`,
      shortName: '2단계 인증',
      summary: '문자, 인증 앱, 복구 코드로 본인을 한 번 더 확인합니다.',
      audience: '재택근무나 외부 접속이 있는 회사',
      icon: 'TWO_STEPS',
      contents: ['문자 메시지와 인증 앱', '한 번만 쓰는 복구 코드', '중요한 화면에서 비밀번호 다시 확인'],
      plans: [plan('BASIC', '베이직', 1_000, 100, 50), plan('PRO', '프로', 2_200, 220, null)],
    }),
    service({
      serviceCode: 'IGA',
      serviceName: `${brandName} 접근 권한 관리`,
      shortName: '접근 권한',
      summary: '권한을 신청하고 승인하고, 기간이 끝나면 자동으로 회수합니다.',
      audience: '감사를 받거나 사람이 자주 바뀌는 회사',
      icon: 'TERM',
      contents: [
        '권한 신청과 여러 건 함께 승인',
        '끝나기 14일 전 알림과 자동 회수',
        '앱마다 정하는 승인 방법과 최대 기간',
      ],
      plans: [plan('PRO', '프로', 5_500, 550, 300), plan('ENT', '엔터프라이즈', 9_800, 980, null)],
    }),
    service({
      serviceCode: 'UBA',
      serviceName: `${brandName} 이상 행위 탐지`,
      shortName: '이상 행위 탐지',
      summary: '평소와 다른 로그인을 찾고, 보안 관리자가 보고 경고하거나 막습니다.',
      audience: '고객 정보나 설계 자료를 다루는 회사',
      icon: 'WAVE',
      contents: [
        '새로운 기기와 위치의 로그인, 몰린 신청 탐지',
        '경고, 접근 차단, 세션 종료',
        '기한을 정하는 예외',
      ],
      plans: [plan('PRO', '프로', 3_300, 330, 300), plan('ENT', '엔터프라이즈', 6_600, 660, null)],
    }),
    service({
      serviceCode: 'LOG',
      serviceName: `${brandName} 접속 기록 보관`,
      shortName: '접속 기록',
      summary: '개인정보를 다룬 기록과 권한이 바뀐 기록을 남기고 필요한 만큼 내려받습니다.',
      audience: '개인정보 접속 기록을 점검해야 하는 회사',
      icon: 'LEDGER',
      contents: [
        '개인정보를 다룬 기록 2년 보관',
        '기간과 사람을 골라 파일로 내려받기',
        '기록이 변조되지 않았는지 확인',
      ],
      plans: [plan('Y1', '베이직', 700, 70, 100), plan('Y3', '프로', 1_500, 150, null)],
    }),
  ],
})
