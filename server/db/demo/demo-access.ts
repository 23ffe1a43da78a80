import { Faker, ko } from '@faker-js/faker'
import { noticeDays } from '#domain/access/codes.ts'
import { grantEvents, requestEvents } from '#domain/access/events.ts'
import { requestAfter } from '#domain/access/requests.ts'
import { deadlineOf } from '#domain/access/terms.ts'
import { addDays, daysBetween, kstDate } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { grantRow, grantStarted, requestCreated, requestRow } from '#worlds/access.ts'
import type { accessEvents } from '../schema/access-event.ts'
import type { accessGrants } from '../schema/access-grant.ts'
import type { accessRequests } from '../schema/access-request.ts'
import type { memberRoles } from '../schema/role.ts'
import { inOrder } from './demo-access-order.ts'
import { reasonFor, rejectionOf } from './demo-access-reasons.ts'
import { grantsOfMember, levelsOfApp, requestsOfMember, riskOf } from './demo-access-texts.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoApp } from './demo-apps.ts'
import { decisionsOn, endedBy } from './demo-decisions.ts'
import type { DemoMember } from './demo-members.ts'
import { demoGrantFor, longQueue } from './demo-queue.ts'
import type { Level, WantedRequest } from './demo-wanted.ts'

type Grant = typeof accessGrants.$inferInsert
type Request = typeof accessRequests.$inferInsert
type Event = typeof accessEvents.$inferInsert
type Deps = {
  faker: Faker
  now: Date
  members: DemoMember[]
  apps: DemoApp[]
  roles: (typeof memberRoles.$inferInsert)[]
}

const waitingColleagues = 8
const heldSeed = 60
const recentDecisionCount = 24

/**
 * Creates permissions and requests: the first account has some in every state, and every decider has something to
 * decide.
 */
export function makeAccess({ faker, now, members, apps: appRows, roles }: Deps) {
  let source = faker
  const today = kstDate(now)
  const timeBefore = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [levels, grants, requests, events] = [[] as Level[], [] as Grant[], [] as Request[], [] as Event[]]
  for (const { id: appId, category } of appRows) {
    levels.push(
      ...levelsOfApp.map((level, position) => ({
        ...level,
        riskLevel: riskOf(category, position),
        id: faker.string.uuid(),
        appId,
        position,
      })),
    )
  }
  const levelOf = (code: string, position: number) => {
    const app = appRows.find((row) => row.code === code)!
    return levels.find((level) => level.appId === app.id && level.position === position)!
  }
  const memberOf = (index: number) => members.find(({ email }) => email === demoAccounts[index]!.email)!
  const deciderFor = (companyId: string | null | undefined) => {
    const ids = new Set(
      roles
        .filter(({ role, appId }) => (role === 'approver' || role === 'appAdmin') && !appId)
        .map(({ memberId }) => memberId),
    )
    return members.find((member) => member.companyId === companyId && ids.has(member.id))!.id
  }
  // A separate random source, so that data created later does not change.
  const own = new Faker({ locale: ko, seed: heldSeed })
  const fromOwnSource = <Made>(make: () => Made): Made => {
    source = own
    const made = make()
    source = faker
    return made
  }
  const addEvent = (event: Omit<Event, 'id'>) => events.push({ id: source.string.uuid(), ...event })

  function grant(
    memberId: string,
    level: Level,
    { status, origin, reason, endsIn }: (typeof grantsOfMember)[number],
    actorId: string,
    cause?: { requestId: string; at: Date },
  ): string {
    const id = source.string.uuid()
    const endDate = addDays(today, endsIn)
    const longAgo = timeBefore(source.number.int({ min: 70, max: 90 }))
    const startAt = cause?.at ?? longAgo
    const row = grantRow({
      id,
      memberId,
      levelId: level.id,
      useStatus: status,
      pauseOrigin: origin,
      endReason: reason,
      startAt,
      endDate,
      noticedDays: noticeDays.find((days) => daysBetween(today, endDate) <= days) ?? null,
    })
    grants.push(row)
    const by = { memberId, grantId: id }
    addEvent({ ...grantStarted(row), actorId, ...(cause && { requestId: cause.requestId }) })
    if (status === 'PAUSE') {
      const event = origin === 'SECURITY' ? grantEvents.BLOCK : grantEvents.SUSPEND
      addEvent({ ...by, event, at: timeBefore(3), actorId, fromState: 'NORMAL', toState: 'PAUSE' })
    }
    if (status === 'EXPIRE') {
      const event = reason === 'TERM' ? grantEvents.END_REACHED : grantEvents.RELEASE
      const at = reason === 'TERM' ? timeBefore(-endsIn - 1) : timeBefore(20)
      addEvent({
        ...by,
        event,
        at,
        actorId: reason === 'TERM' ? null : memberId,
        fromState: 'NORMAL',
        toState: 'EXPIRE',
      })
    }
    return id
  }

  function request({ memberId, level, grantId, type, daysAgo, end, deciderId, about }: WantedRequest): {
    requestId: string
    at: Date
  } {
    const id = source.string.uuid()
    const { code } = appRows.find((row) => row.id === level.appId)!
    const reason = reasonFor({ type, code, level: level.position, about })
    const comment = end === 'REJECT' ? rejectionOf(code) : undefined
    const requestedAt = new Date(timeBefore(daysAgo).getTime() - 6 * HOUR_MS)
    const deadlineAt = deadlineOf(requestedAt)
    const closedAt = end && (end === 'DEADLINE' ? deadlineAt : new Date(requestedAt.getTime() + 5 * HOUR_MS))
    const waitingState = { approvalResult: 'WAITING', closeReason: null, deadlineAt } as const
    const by = end === 'WITHDRAW' ? 'REQUESTER' : 'DECIDER'
    const closedState =
      end && requestAfter(waitingState, { type: end, by, comment: comment ?? '' }, closedAt!)!
    const decider = end === 'APPROVE' || end === 'REJECT' ? deciderId : null
    const termDays = type === 'APPLY' || type === 'EXTEND' ? 7 : null
    const row = requestRow({
      id,
      memberId,
      levelId: level.id,
      grantId,
      approvalType: type,
      reason,
      termDays,
      requestedAt,
      ...closedState,
      closedAt,
      deciderId: decider,
      comment,
      version: end ? 2 : 1,
      grantedTermDays: end === 'APPROVE' ? termDays : null,
    })
    requests.push(row)
    addEvent({ ...requestCreated(row), grantId, actorId: memberId })
    if (!end) return { requestId: id, at: requestedAt }
    const actorId = end === 'DEADLINE' ? null : (decider ?? memberId)
    addEvent({
      event: requestEvents[end],
      memberId,
      requestId: id,
      grantId,
      actorId,
      at: closedAt!,
      fromState: 'WAITING',
      toState: closedState!.approvalResult,
      text: comment,
    })
    return { requestId: id, at: closedAt! }
  }

  function queueUp(asking: readonly DemoMember[], deciderId: string): void {
    for (const [about, { asker, app, level: position, ...wanted }] of longQueue(asking.length).entries()) {
      const memberId = asking[asker]!.id
      const level = levelOf(appRows[app % appRows.length]!.code, position)
      const held = demoGrantFor(wanted.type)
      const grantId = held && fromOwnSource(() => grant(memberId, level, held, deciderId))
      request({ ...wanted, memberId, level, grantId, deciderId, about })
    }
  }

  const firstMember = memberOf(0)
  const deciderId = deciderFor(firstMember.companyId)
  const grantIds = new Map<string, string>()
  for (const wanted of grantsOfMember)
    grantIds.set(wanted.app, grant(firstMember.id, levelOf(wanted.app, wanted.level), wanted, deciderId))
  for (const [about, { app, level, ...wanted }] of requestsOfMember.entries()) {
    const grantId = wanted.type === 'APPLY' ? null : grantIds.get(app)!
    request({
      ...wanted,
      memberId: firstMember.id,
      level: levelOf(app, level),
      grantId,
      deciderId,
      about,
    })
  }
  for (const account of [1, 3]) {
    const { id: ownId, companyId } = memberOf(account)
    const accounts = new Set<string>(demoAccounts.map(({ email }) => email))
    const colleagues = members.filter(
      (member) => member.companyId === companyId && member.id !== ownId && !accounts.has(member.email),
    )
    const asking = colleagues.slice(0, waitingColleagues)
    for (const [index, { id: memberId }] of asking.entries()) {
      const app = appRows[(index * 3 + account) % appRows.length]!
      const level = levelOf(app.code, index % 2)
      const isNew = index % 2 === 0
      const inUse = { status: 'NORMAL', origin: null, reason: null, endsIn: 9 } as const
      const held = { app: app.code, level: index % 2, ...inUse }
      const grantId = isNew ? null : grant(memberId, level, held, ownId)
      request({
        memberId,
        level,
        grantId,
        type: isNew ? 'APPLY' : index % 4 === 1 ? 'EXTEND' : 'SUSPEND',
        daysAgo: index % 6,
        deciderId: ownId,
        about: index,
      })
    }
    if (account === 3) queueUp(asking, ownId)
  }
  // The recent decisions of the app admin with the long queue and of the approvers. Their ids come from a separate
  // random source, so that data created later does not change.
  source = new Faker({ locale: ko, seed: recentDecisionCount })
  const { id: adminId, companyId } = memberOf(3)
  const colleagues = members.filter((member) => member.companyId === companyId && member.id !== adminId)
  for (const { app, ...wanted } of decisionsOn(colleagues, recentDecisionCount)) {
    const level = levelOf(appRows[app % appRows.length]!.code, 0)
    const decidedRequest = request({ ...wanted, level, grantId: null, type: 'APPLY', deciderId: adminId })
    if (wanted.end === 'APPROVE') grant(wanted.memberId, level, endedBy(wanted), adminId, decidedRequest)
  }
  return {
    accessLevels: levels,
    accessGrants: grants,
    accessRequests: requests,
    accessEvents: inOrder(events),
  }
}
