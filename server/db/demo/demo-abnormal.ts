import type { Faker } from '@faker-js/faker'
import { addDays, kstDate } from '#domain/dates.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { abnormalEvents, abnormalSteps, StoredEvidence } from '../schema/abnormal.ts'
import type { memberRoles } from '../schema/role.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'

type Event = typeof abnormalEvents.$inferInsert
type Step = typeof abnormalSteps.$inferInsert
type Deps = { faker: Faker; now: Date; members: DemoMember[]; roles: (typeof memberRoles.$inferInsert)[] }
type Story = Pick<Event, 'detector' | 'abnormalState' | 'count' | 'device' | 'address'> & {
  hoursAgo: number
  codes?: [string | null, string | null, string | null]
  step?: Pick<Step, 'action' | 'comment'>
  excludedDays?: number
}

const maxEvidence = 12

const stories: readonly Story[] = [
  {
    detector: 'SIGN_IN_FAILURES',
    abnormalState: 'OPEN',
    hoursAgo: 3,
    count: 7,
    device: 'Chrome · Windows',
    address: '198.51.100.*',
  },
  {
    detector: 'NEW_PLACE',
    abnormalState: 'OPEN',
    hoursAgo: 9,
    count: 1,
    device: 'Firefox · Linux',
    address: '192.0.2.*',
  },
  {
    detector: 'EXTERNAL',
    abnormalState: 'REVIEW',
    hoursAgo: 20,
    count: 2,
    device: '',
    address: '',
    codes: ['A', 'F', 'N'],
    step: { action: 'ADMIN_REVIEW', comment: '재무팀과 함께 확인이 필요합니다.' },
  },
  {
    detector: 'REQUEST_BURST',
    abnormalState: 'HANDLED',
    hoursAgo: 47,
    count: 14,
    device: '',
    address: '',
    step: { action: 'WARNING', comment: '같은 권한을 반복해서 신청했습니다.' },
  },
  {
    detector: 'EXTERNAL',
    abnormalState: 'OPEN',
    hoursAgo: 52,
    count: 1,
    device: 'Safari · iPhone',
    address: '203.0.113.*',
    codes: ['U', 'M', 'W'],
  },
  {
    detector: 'NEW_PLACE',
    abnormalState: 'EXCLUDED',
    hoursAgo: 80,
    count: 1,
    device: 'Edge · Windows',
    address: '203.0.113.*',
    excludedDays: 20,
    step: { action: 'EXCLUSION', comment: '해외 지사로 파견되어 접속 위치가 바뀌었습니다.' },
  },
  {
    detector: 'SIGN_IN_FAILURES',
    abnormalState: 'HANDLED',
    hoursAgo: 120,
    count: 5,
    device: 'Chrome · Android',
    address: '198.51.100.*',
    step: { action: 'RESET_PASSWORD', comment: '비밀번호가 유출된 것으로 보입니다.' },
  },
  {
    detector: 'EXTERNAL',
    abnormalState: 'OPEN',
    hoursAgo: 140,
    count: 3,
    device: '',
    address: '',
    codes: ['D', 'O', 'Q7'],
  },
]

/** Creates abnormal behaviour in every state, in every company that has a security admin. */
export function makeAbnormal({ faker, now, members, roles }: Deps): {
  abnormalEvents: Event[]
  abnormalSteps: Step[]
} {
  const [events, steps] = [[] as Event[], [] as Step[]]
  const accounts = new Set<string>(demoAccounts.map(({ email }) => email))
  const admins = roles.filter(({ role, appId }) => role === 'securityAdmin' && !appId)
  for (const { memberId: actorId } of admins) {
    const { companyId } = members.find(({ id }) => id === actorId)!
    const colleagues = members.filter(
      (member) => member.companyId === companyId && member.id !== actorId && !accounts.has(member.email),
    )
    if (colleagues.length === 0) continue
    for (const [index, story] of stories.entries()) {
      const { hoursAgo, codes = [null, null, null], step, excludedDays, ...fields } = story
      const id = faker.string.uuid()
      const detectedAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
      const endDate = excludedDays === undefined ? null : addDays(kstDate(now), excludedDays)
      events.push({
        ...fields,
        id,
        memberId: colleagues[index % colleagues.length]!.id,
        eventKey: `demo:${id}`,
        abnormalType: codes[0],
        detectType: codes[1],
        actionStatus: codes[2],
        exclusionEndDate: endDate,
        detectedAt,
        firstAt: new Date(detectedAt.getTime() - (fields.count - 1) * MINUTE_MS),
        evidence: evidenceOf(story, detectedAt),
        lastAction: step?.action,
        version: step ? 2 : 1,
      })
      if (step)
        steps.push({
          ...step,
          id: faker.string.uuid(),
          abnormalEventId: id,
          at: new Date(detectedAt.getTime() + HOUR_MS),
          actorId,
          endDate,
        })
    }
  }
  return { abnormalEvents: events, abnormalSteps: steps }
}

function evidenceOf({ detector, count, device, address }: Story, detectedAt: Date): StoredEvidence[] {
  const minutesBefore = (minutes: number) =>
    new Date(detectedAt.getTime() - minutes * MINUTE_MS).toISOString()
  const evidence = (more: Pick<StoredEvidence, 'evidenceType' | 'text'>) =>
    Array.from({ length: Math.min(count, maxEvidence) }, (_, index) => ({
      ...more,
      at: minutesBefore(index),
      device,
      address,
    }))
  if (detector === 'SIGN_IN_FAILURES')
    return evidence({ evidenceType: 'SIGN_IN_FAILED', text: 'PASSWORD_WRONG' })
  if (detector === 'REQUEST_BURST') return evidence({ evidenceType: 'ACCESS_REQUEST', text: 'APPLY' })
  if (detector === 'EXTERNAL')
    return evidence({ evidenceType: 'REPORT', text: '연동된 보안 시스템이 알렸습니다.' })
  const known = {
    evidenceType: 'KNOWN_SIGN_IN' as const,
    text: '',
    device: 'Chrome · Windows',
    address: '203.0.113.*',
  }
  return [
    { evidenceType: 'SIGN_IN', text: '', at: minutesBefore(0), device, address },
    { ...known, at: minutesBefore(1500) },
    { ...known, at: minutesBefore(3000) },
  ]
}
