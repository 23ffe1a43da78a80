import type { Schema } from '#contract/operation.ts'

/** The levels of every app. */
export const levelsOfApp = [
  { name: '열람', description: '내용을 보고 내려받을 수 있습니다.', administers: false },
  { name: '편집', description: '내용을 작성하고 수정할 수 있습니다.', administers: false },
  { name: '관리', description: '설정과 사용자를 관리할 수 있습니다.', administers: true },
] as const

/**
 * Apps with servers, code or personal data are riskier than a calendar, and levels that can change something
 * are riskier still.
 */
export function riskOf(category: string, position: number): Schema<'RiskLevel'> {
  const sensitivity = category === '인프라' ? 2 : category === '개발' || category === '경영 지원' ? 1 : 0
  return (['LOW', 'MEDIUM', 'HIGH'] as const)[Math.min(2, Math.floor((sensitivity * 2 + position) / 2))]!
}

type HeldGrant = {
  app: string
  level: number
  status: Schema<'UseStatus'>
  origin: Schema<'PauseOrigin'> | null
  reason: Schema<'EndReason'> | null
  /** Days from today; negative for the past. */
  endsIn: number
}
type DemoRequest = {
  app: string
  level: number
  type: Schema<'ApprovalType'>
  daysAgo: number
  end?: 'APPROVE' | 'REJECT' | 'WITHDRAW' | 'DEADLINE'
}

/** The permissions of the first account, in every state. */
export const grantsOfMember: readonly HeldGrant[] = [
  { app: 'GROUPWARE', level: 1, status: 'NORMAL', origin: null, reason: null, endsIn: 180 },
  { app: 'FINANCE', level: 0, status: 'NORMAL', origin: null, reason: null, endsIn: 6 },
  { app: 'GIT', level: 1, status: 'NORMAL', origin: null, reason: null, endsIn: 45 },
  { app: 'CRM', level: 0, status: 'PAUSE', origin: 'USER', reason: null, endsIn: 60 },
  { app: 'VPN', level: 0, status: 'PAUSE', origin: 'SECURITY', reason: null, endsIn: 30 },
  { app: 'CI', level: 0, status: 'EXPIRE', origin: null, reason: 'TERM', endsIn: -10 },
  { app: 'HR', level: 0, status: 'EXPIRE', origin: null, reason: 'TERM', endsIn: -60 },
  { app: 'SALES', level: 0, status: 'EXPIRE', origin: null, reason: 'RELEASED', endsIn: 40 },
]

/** The requests of the first account, with every outcome. */
export const requestsOfMember: readonly DemoRequest[] = [
  { app: 'CLOUD', level: 0, type: 'APPLY', daysAgo: 1 },
  { app: 'VPN', level: 0, type: 'RESUME', daysAgo: 2 },
  { app: 'GIT', level: 1, type: 'SUSPEND', daysAgo: 12, end: 'WITHDRAW' },
  { app: 'DBADMIN', level: 0, type: 'APPLY', daysAgo: 15, end: 'REJECT' },
  { app: 'CRM', level: 0, type: 'SUSPEND', daysAgo: 3, end: 'APPROVE' },
  { app: 'WMS', level: 0, type: 'APPLY', daysAgo: 25, end: 'DEADLINE' },
]
