import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { signIns } from '../schema/session.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

type SignIn = typeof signIns.$inferInsert

const devices = ['Chrome · Windows', 'Edge · Windows', 'Safari · macOS', 'Chrome · Android'] as const
const MAX_DAYS_AGO = 9

/**
 * Creates the last logins of the members of companies, at most nine days ago, in office hours. The demo accounts have
 * none, since a login from another device would be found as abnormal. Uses no random numbers, so that the rest stays
 * unchanged.
 */
export function makeSignIns({ now, members }: { now: Date; members: readonly DemoMember[] }): SignIn[] {
  const accountEmails = new Set<string>(demoAccounts.map(({ email }) => email))
  return members
    .filter(({ companyId, email }) => companyId && !accountEmails.has(email))
    .map(({ id }, index) => ({
      id: demoId('516e1115', index),
      memberId: id,
      result: 'LOGGED_IN' as const,
      triedAt: new Date(
        now.getTime() -
          (1 + ((index * 5) % MAX_DAYS_AGO)) * DAY_MS +
          (9 + (index % 8)) * HOUR_MS +
          ((index * 17) % 60) * MINUTE_MS,
      ),
      device: devices[index % devices.length]!,
      address: '203.0.113.*',
    }))
}
