import type { Schema } from '#contract/operation.ts'

export type DemoAccount = {
  email: string
  password: string
  /** The feature that the account demonstrates, in Korean, for the terminal and the README. */
  shows: string
  mfaType: Schema<'MfaType'>
  /** Base32, for an authenticator app. */
  totpSecret?: string
  recoveryCodes?: readonly string[]
}

/** The password is not secret: the demo is public, and every account has the same password. */
export const demoPassword = 'dalbit-norae-4718'

/** The accounts to try, in the recommended order. The password and codes are the same each time. */
export const demoAccounts = [
  {
    email: 'minseo.kim@neoreundeul.example',
    password: demoPassword,
    shows: '문자 인증 · 모든 상태의 구독이 있는 회사의 소유자',
    mfaType: 'sms',
  },
  {
    email: 'jiho.lee@neoreundeul.example',
    password: demoPassword,
    shows: '인증 앱과 복구 코드 · 승인자',
    mfaType: 'totp',
    totpSecret: 'MJUXI2TBNZTS2ZDFNVXS25DPORYC2MBR',
    recoveryCodes: [
      'B7KQ-2MXD-94RT',
      'H3VN-8WLC-P6ZA',
      'J5TD-7QYF-K2XM',
      'M9RC-4HBV-W8NE',
      'Q2XP-6KZG-T7LD',
      'T8FW-3NJQ-C5VH',
      'W4LM-9DRK-X3BP',
      'Z6HY-5VCT-N7QF',
    ],
  },
  {
    email: 'seoyeon.park@neoreundeul.example',
    password: demoPassword,
    shows: '2단계 인증 없음 · 같은 회사의 구성원',
    mfaType: 'none',
  },
  {
    email: 'haneul.choi@saebyeoknaru.example',
    password: demoPassword,
    shows: '문자 인증 · 다른 회사의 앱 관리자 · 기다리는 신청 60건 (/admin)',
    mfaType: 'sms',
  },
  {
    email: 'yujin.jung@hamkke-baeum.example',
    password: demoPassword,
    shows: '인증 앱과 복구 코드 · 이름이 아주 긴 회사의 소유자',
    mfaType: 'totp',
    totpSecret: 'PF2WU2LOFVVG65LOM4WWQYLNNNVWK4LB',
    recoveryCodes: ['C5TW-8KXN-Q2RD', 'G9LM-3VZB-H7FP', 'K6QY-4TJC-W8XN', 'R3HD-7PLV-M5ZB'],
  },
  {
    email: 'areum.han@pyeonji.example',
    password: demoPassword,
    shows: '2단계 인증 없음 · 회사 없이 개인으로 구독',
    mfaType: 'none',
  },
  {
    email: 'haram.song@neoreundeul.example',
    password: demoPassword,
    shows: '인증 앱과 복구 코드 · 보안 관리자 (/admin)',
    mfaType: 'totp',
    totpSecret: 'NBQXEYLNFVXGC4TBMUWWE33TMFXC243P',
    recoveryCodes: ['C4XN-7RLK-M9TD', 'F8QH-2WVP-J6BZ', 'K3ND-5YTX-R7GC', 'P9LB-6MZQ-W2HF'],
  },
] as const satisfies DemoAccount[]

/** One person for each stage of a subscription's life, without a company and a second factor. */
export const stageAccounts = [
  { id: 'saeron.yoon', name: '윤새론', shows: '갓 가입해 아직 아무것도 없음' },
  { id: 'hansol.bae', name: '배한솔', shows: '무료 체험 중' },
  { id: 'dahye.seo', name: '서다혜', shows: '구독을 신청하고 기다리는 중' },
  { id: 'byeol.ahn', name: '안별', shows: '신청을 스스로 취소함' },
  { id: 'narae.kwon', name: '권나래', shows: '신청이 반려됨' },
  { id: 'haerang.shin', name: '신해랑', shows: '구독 이용 중' },
  { id: 'dalnim.jang', name: '장달님', shows: '청구서가 연체됨' },
  { id: 'nuri.cho', name: '조누리', shows: '구독 해지 예정' },
  { id: 'maru.kang', name: '강마루', shows: '구독이 끝남' },
].map(({ id, ...one }) => ({
  ...one,
  email: `${id}@pyeonji.example`,
  password: demoPassword,
  mfaType: 'none' as const,
})) satisfies (DemoAccount & { name: string })[]

/** The staff, in the company that runs the portal. */
export const staffAccounts = [
  {
    email: 'daon.oh@bitjang.example',
    name: '오다온',
    deptName: '고객지원팀',
    password: demoPassword,
    shows: '인증 앱과 복구 코드 · 문의와 상담에 답하고 공지를 쓰는 담당자 (/admin)',
    mfaType: 'totp',
    totpSecret: 'MRQW63RNN5UC243UMFTGMLLLMV4S22LO',
    recoveryCodes: ['D6MK-3QWX-H8RN', 'G2TB-9LZC-V5FP', 'N7HY-4KDX-Q3WL', 'R5VC-8PJM-T6ZB'],
  },
  {
    email: 'gaon.yu@bitjang.example',
    name: '유가온',
    deptName: '고객지원팀',
    password: demoPassword,
    shows: '인증 앱과 복구 코드 · 같은 일을 하는 다른 담당자 (/admin)',
    mfaType: 'totp',
    totpSecret: 'M5QW63RNPF2S243UMFTGMLLLMV4S22LO',
    recoveryCodes: ['B9RW-5NXT-L4QK', 'H2ZD-7CMP-F8VY', 'L6KX-3TQB-J9HN', 'V4GP-8WRC-D5MZ'],
  },
] as const satisfies (DemoAccount & { name: string; deptName: string })[]
