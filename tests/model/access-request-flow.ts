import { randomUUID } from 'node:crypto'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { accessRequestMachine } from '#src/machines/access-request/access-request.machine.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { gestures } from './access-request-gestures.ts'
import { screens } from './access-request-screens.ts'
import { type Applicant, reason, termDays, worlds } from './access-request-worlds.ts'
import { everyWorld, type Flow } from './flow.ts'
import { unreached } from './steps.ts'

const levelId = 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52'

export const accessRequestFlow: Flow<typeof accessRequestMachine, Applicant> = {
  machine: accessRequestMachine,
  beginnings: [{ input: { levelId, approvalType: 'APPLY', newKey: () => 'key' } }],
  kinds: ['member'],
  events: [
    { type: 'preview.requested', termDays, reason },
    { type: 'step.left' },
    { type: 'request.confirmed' },
  ],
  gestures,
  worlds,
  screens,
  kept: [],
  sameness: ({ wish, preview, problem }) => [wish.termDays, preview?.reason, problem?.code],
  // What someone did to the world stays done.
  isPossible(path) {
    const { step } = path.at(-1)!
    const isSpoilt = path
      .slice(0, -1)
      .some((before) =>
        everyWorld(accessRequestFlow).some((world) => world.outcome === before.step && world.meanwhile),
      )
    return !isSpoilt || !isOutcome(step) || step.error === unreached
  },
  notWalked: {},
  async enter({ page, portal, database: { db }, giveCookies }) {
    const ids = { company: randomUUID(), app: randomUUID(), level: randomUUID() }
    await db
      .insert(companies)
      .values({ id: ids.company, name: '솔바람상회', rnno: '9998700017', createdAt: portal.clock.now() })
    await db.insert(apps).values({
      id: ids.app,
      code: ids.app,
      name: '재무 회계',
      category: '경영 지원',
      description: '전표와 결산',
      devices: ['WINDOW'],
      longestTermDays: 90,
    })
    await db.insert(accessLevels).values({
      id: ids.level,
      appId: ids.app,
      name: '열람',
      description: '봅니다.',
      administers: false,
      position: 0,
    })
    const approver = await portal.addMember({
      mfaType: 'none',
      factors: [],
      companyId: ids.company,
      name: '이지호',
    })
    await db.insert(memberRoles).values({ id: randomUUID(), memberId: approver.id, role: 'approver' })
    const { id: memberId, email } = await portal.addMember({
      mfaType: 'none',
      factors: [],
      companyId: ids.company,
    })
    const session = await portal.logInFully(email)
    await giveCookies({ session })
    await page.goto(`/apps/form?appId=${ids.app}&levelId=${ids.level}&approvalType=APPLY`)
    return { memberId, session, appId: ids.app, levelId: ids.level, approverId: approver.id }
  },
}
