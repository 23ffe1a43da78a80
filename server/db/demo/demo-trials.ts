import { addDays, kstDate } from '#domain/dates.ts'
import { reminderAfter, trialDaysFrom } from '#domain/trial/rules.ts'
import type { trials } from '../schema/trial.ts'
import type { DemoMember } from './demo-members.ts'
import { demoId } from './demo-numbers.ts'

type Trial = typeof trials.$inferInsert

const stories: readonly { email: string; serviceCode: string; daysAgo: number }[] = [
  { email: 'minseo.kim@neoreundeul.example', serviceCode: 'UBA', daysAgo: 5 },
  { email: 'minseo.kim@neoreundeul.example', serviceCode: 'LOG', daysAgo: 40 },
  { email: 'haneul.choi@saebyeoknaru.example', serviceCode: 'IGA', daysAgo: 11 },
  { email: 'hansol.bae@pyeonji.example', serviceCode: 'SSO', daysAgo: 6 },
]

/**
 * Creates a running trial, a trial that has ended, and a trial of another company that is about to end. Uses no
 * random numbers, so that the rest of the demo data stays unchanged.
 */
export function makeTrials(members: readonly DemoMember[], now: Date): Trial[] {
  const today = kstDate(now)
  return stories.map(({ email, serviceCode, daysAgo }, index) => {
    const { id: memberId, companyId } = members.find((member) => member.email === email)!
    const { startDate, endDate } = trialDaysFrom(addDays(today, -daysAgo), 14)
    const isOver = endDate < today
    return {
      id: demoId('7b1e5c20', index + 1),
      companyId,
      ownerId: companyId === null ? memberId : null,
      requesterId: memberId,
      serviceCode,
      trialState: isOver ? 'ENDED' : 'RUNNING',
      startDate,
      endDate,
      nextReminderDate: isOver ? null : reminderAfter(today, endDate),
      requestedAt: new Date(`${startDate}T10:30:00+09:00`),
    }
  })
}
