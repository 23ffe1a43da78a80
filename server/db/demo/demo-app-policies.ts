import type {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '../schema/access-catalogue.ts'
import type { apps } from '../schema/app.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'

const appAdmin = 3
const ownLevelId = '6d1f0b3a-58c4-4e27-9a61-c7e02f84b519'
type Deps = {
  now: Date
  members: DemoMember[]
  apps: (typeof apps.$inferInsert)[]
  levels: (typeof accessLevels.$inferInsert)[]
}

/** Creates the app policies of the company of the demo account that is an app admin. */
export function makeAppPolicies({ now, members, apps: appRows, levels }: Deps) {
  const companyId = members.find(({ email }) => email === demoAccounts[appAdmin].email)!.companyId!
  const appOf = (code: string) => appRows.find((app) => app.code === code)!
  const policy = (
    code: string,
    more: Partial<typeof appPolicies.$inferInsert>,
  ): typeof appPolicies.$inferInsert => {
    const { id: appId, longestTermDays } = appOf(code)
    return {
      companyId,
      appId,
      longestTermDays,
      autoApproval: false,
      releaseReview: false,
      version: 2,
      ...more,
    }
  }
  const closedLevel = levels.find(({ appId, position }) => appId === appOf('VPN').id && position === 2)!
  const shortTermLevel = levels.find(({ appId, position }) => appId === appOf('HR').id && position === 2)!
  const own: typeof accessLevels.$inferInsert = {
    id: ownLevelId,
    appId: appOf('GROUPWARE').id,
    companyId,
    name: '게시판 운영',
    description: '우리 회사 게시판의 글을 올리고 내립니다.',
    administers: false,
    position: levels.filter(({ appId }) => appId === appOf('GROUPWARE').id).length,
  }
  return {
    ownLevels: [own],
    appPolicies: [
      policy('MEETING', { autoApproval: true }),
      policy('HR', { longestTermDays: 30, releaseReview: true }),
      policy('VPN', {}),
      policy('GROUPWARE', {}),
    ],
    accessLevelTerms: [
      { companyId, levelId: shortTermLevel.id, longestTermDays: 14 },
    ] satisfies (typeof accessLevelTerms.$inferInsert)[],
    accessLevelClosings: [
      { companyId, levelId: closedLevel.id, closedAt: now },
    ] satisfies (typeof accessLevelClosings.$inferInsert)[],
  }
}
