import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOf } from '#domain/access/ages.ts'
import { delegationStateOf, delegationStates } from '#domain/access/delegations.ts'
import { type GrantFacts, grantStateOn } from '#domain/access/grants.ts'
import { openStates } from '#domain/company/offers.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { isAccountNumber } from '#domain/korean/account.ts'
import { banks } from '#domain/korean/banks.ts'
import { isBusinessNumber } from '#domain/korean/business-number.ts'
import { isExpiryPast } from '#domain/korean/card.ts'
import { checkCorporateNumber } from '#domain/korean/corporate-number.ts'
import { isPersonName } from '#domain/korean/names.ts'
import { isMobile, isPhone } from '#domain/korean/phone.ts'
import { isPostalCode } from '#domain/korean/postal-code.ts'
import { isBirthDate } from '#domain/korean/resident-number.ts'
import { vatOf } from '#domain/money.ts'
import { planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { admitsUsers } from '#domain/plan/user-limit.ts'
import { planCodeOf } from '#domain/subscription/plan-change.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { isFileKey } from '#server/files/files.ts'
import { demoAccounts, staffAccounts, stageAccounts } from './demo-accounts.ts'
import { makeDemoWorld } from './demo-world.ts'

// The last day of a month, a leap day, the end of a year, and the moments around midnight in Korea.
const days = [
  '2026-11-21T01:30:00Z',
  '2028-02-29T03:00:00Z',
  '2027-03-31T14:59:59Z',
  '2026-12-31T15:00:00Z',
  '2026-05-31T05:00:00Z',
]
const readme = readFileSync('README.md', 'utf8')
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const clockAt = (time: string) => ({ now: () => new Date(time) })

it('the demo has equal data for an equal day and seed, and different data for another seed', () => {
  const morning = makeDemoWorld(clockAt('2026-11-20T15:00:00Z'))
  expect(makeDemoWorld(clockAt('2026-11-21T14:59:00Z'))).toEqual(morning)
  expect(makeDemoWorld(clockAt('2026-11-20T15:00:00Z'), 1)).not.toEqual(morning)
})

describe.each(days)('the demo of %s', (time) => {
  const clock = clockAt(time)
  const today = kstDate(clock.now())
  const world = makeDemoWorld(clock)
  const { members, subscriptions, bills, roles, posts, attachments, apps, companies } = world
  const faults = <Item>(items: Item[], isRight: (item: Item) => boolean) =>
    items.filter((item) => !isRight(item))

  it('has people in three companies, each with its roles, and the staff in another company', () => {
    const [answering, ...subscribing] = companies.toReversed()
    expect(subscribing).toHaveLength(3)
    const answerers = members.filter(({ companyId }) => companyId === answering!.id)
    expect(answerers.map(({ email }) => email)).toEqual(staffAccounts.map(({ email }) => email))
    expect(roles.filter(({ role }) => role === 'staff').map(({ memberId }) => memberId)).toEqual(
      answerers.map(({ id }) => id),
    )
    expect(members.length).toBeGreaterThanOrEqual(50)
    for (const { id } of subscribing) {
      const people = new Set(members.filter(({ companyId }) => companyId === id).map((member) => member.id))
      expect(people.size).toBeGreaterThanOrEqual(10)
      const givenRoles = new Set(roles.filter(({ memberId }) => people.has(memberId)).map(({ role }) => role))
      expect([...givenRoles].sort()).toEqual(['appAdmin', 'approver', 'securityAdmin'])
    }
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length)
    expect(
      faults(
        members,
        ({ name, email, phoneNumber }) => isPersonName(name) && isEmail(email) && isMobile(phoneNumber),
      ),
    ).toEqual([])
    expect(faults(members, ({ email }) => email.endsWith('.example'))).toEqual([])
  })

  it('has a reason for each request that fits its type and its app', () => {
    const { accessRequests, accessLevels } = world
    const appOf = (levelId: string) => accessLevels.find(({ id }) => id === levelId)!.appId
    const words = {
      SUSPEND: /않습니다|쉽니다/,
      EXTEND: /7일/,
      RESUME: /이어서|다시 맡|돌아왔/,
      RELEASE: /더 쓰지|필요하지|않습니다/,
    }
    const applications = accessRequests.filter(({ approvalType }) => approvalType === 'APPLY')
    const laterRequests = accessRequests.filter(({ approvalType }) => approvalType !== 'APPLY')
    expect(
      faults(laterRequests, ({ approvalType, reason }) => words[approvalType as 'EXTEND'].test(reason)),
    ).toEqual([])
    for (const one of accessRequests)
      for (const other of accessRequests.filter(({ reason }) => reason === one.reason))
        expect(appOf(other.levelId), one.reason).toBe(appOf(one.levelId))
    for (const one of applications)
      for (const other of applications.filter(({ reason }) => reason === one.reason))
        expect(other.levelId, one.reason).toBe(one.levelId)
  })

  it('has the history of permissions in the order of cause and effect', () => {
    const { accessEvents } = world
    const ids = accessEvents.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(ids)
    expect(accessEvents.map(({ at }) => at.getTime())).toEqual(
      accessEvents.map(({ at }) => at.getTime()).toSorted((one, other) => one - other),
    )
    const placeOf = (event: string, requestId: string | null | undefined) =>
      accessEvents.findIndex((each) => each.event === event && each.requestId === requestId)
    const begunGrants = accessEvents.filter(({ event, requestId }) => event === 'grant.started' && requestId)
    expect(begunGrants.length).toBeGreaterThan(10)
    for (const { requestId } of begunGrants)
      expect(placeOf('request.approved', requestId)).toBeLessThan(placeOf('grant.started', requestId))
  })

  it('has an owner in each company, and open and ended offers in the first company', () => {
    const { companyRoles, companyOffers } = world
    const companyOf = (memberId: string) => members.find(({ id }) => id === memberId)?.companyId
    const owning = companyRoles
      .filter(({ role }) => role === 'owner')
      .map(({ memberId }) => companyOf(memberId))
    expect(owning).toHaveLength(companies.length)
    expect(new Set(owning)).toEqual(new Set(companies.map(({ id }) => id)))
    expect(new Set(companyOffers.map(({ companyId }) => companyId))).toEqual(new Set([companies[0]!.id]))
    const openOffers = companyOffers.filter(({ closedAt }) => closedAt === null)
    expect(openOffers.map(({ offerState }) => offerState)).toEqual(['SENT', 'WAITING'])
    expect(faults(openOffers, ({ expiresAt }) => expiresAt > clock.now())).toEqual([])
    expect(
      faults(
        companyOffers,
        ({ offerState, closedAt }) => openStates.includes(offerState) === (closedAt === null),
      ),
    ).toEqual([])

    // An open invitation, and a member who could be admitted: without a company and a subscription.
    const [invitation, asked] = openOffers
    expect(members.map(({ email }) => email)).not.toContain(invitation!.email)
    expect(companyOf(asked!.memberId!)).toBeNull()
    expect(subscriptions.map(({ memberId }) => memberId)).not.toContain(asked!.memberId)
  })

  it('has every demo account, as documented', () => {
    for (const account of demoAccounts) {
      const member = members.find(({ email }) => email === account.email)
      expect(member).toMatchObject({ mfaType: account.mfaType, password: account.password })
      expect(member?.totpSecret ?? undefined).toBe('totpSecret' in account ? account.totpSecret : undefined)
    }
    const [, approver, plain, admin, , , security] = demoAccounts
    const roleOf = (email: string) =>
      roles
        .filter(({ memberId }) => members.find(({ id }) => id === memberId)?.email === email)
        .map(({ role }) => role)
    expect([approver, plain, security, admin].map(({ email }) => roleOf(email))).toEqual([
      ['approver'],
      [],
      ['securityAdmin'],
      ['appAdmin'],
    ])
    expect(subscriptions.map(({ subscriberInfo }) => subscriberInfo.accountEmail)).toContain(
      demoAccounts[5].email,
    )
  })

  it('has forty subscriptions in every state, with every payment method, for companies and persons', () => {
    expect(subscriptions.length).toBeGreaterThanOrEqual(40)
    const first = subscriptions.filter(({ companyId }) => companyId === companies[0]?.id)
    expect(first.length).toBeGreaterThan(20)
    expect(new Set(first.map(({ subscriptionState }) => subscriptionState))).toEqual(
      new Set<string>(stateNames),
    )
    expect(new Set(subscriptions.map(({ payment }) => payment.paymentMethodCode))).toEqual(
      new Set(['G', 'C', 'A']),
    )
    expect(new Set(subscriptions.map(({ subscriberInfo }) => subscriberInfo.accountTypeDetail))).toEqual(
      new Set(['CORPORATION', 'SOLE_PROPRIETOR', 'PERSON']),
    )
    expect(new Set(subscriptions.map(({ subscriptionNo }) => subscriptionNo)).size).toBe(subscriptions.length)
    expect(faults(subscriptions, ({ subscriptionNo }) => /^S\d{4}-\d{6}$/.test(subscriptionNo))).toEqual([])
  })

  it('notifies each of the staff of every request that waits, and has late bills and open abnormal behaviour', () => {
    const requestedSubscriptions = subscriptions.filter(
      ({ subscriptionState }) => subscriptionState === 'REQUESTED',
    )
    const staff = world.members.filter(({ email }) => staffAccounts.some((each) => each.email === email))
    for (const { id, subscriptionNo } of requestedSubscriptions) {
      const requestNotifications = world.notifications.filter(({ path }) =>
        path?.endsWith(`/admin/subscription/detail?subscriptionId=${id}`),
      )
      expect(requestNotifications.map(({ memberId }) => memberId)).toEqual(staff.map((each) => each.id))
      expect(requestNotifications.every(({ text }) => text.includes(subscriptionNo))).toBe(true)
    }
    expect(requestedSubscriptions.length).toBeGreaterThan(0)
    expect(world.bills.some(({ billState }) => billState === 'LATE')).toBe(true)
    expect(world.abnormalEvents.some(({ abnormalState }) => abnormalState === 'OPEN')).toBe(true)
  })

  it('has companies that pay many subscriptions with a few payment methods', () => {
    const first = subscriptions.filter(({ companyId }) => companyId === companies[0]?.id)
    const methods = first.map(({ payment }) => JSON.stringify(payment))
    expect(new Set(methods).size).toBeLessThanOrEqual(6)
    expect(new Set(methods).size).toBeGreaterThan(3)
  })

  it('has subscriptions whose dates fit their state of today', () => {
    expect(faults(subscriptions, ({ requestedAt }) => requestedAt < clock.now())).toEqual([])
    for (const { subscriptionState: state, startDate, endDate, nextBillDate } of subscriptions) {
      if (['REQUESTED', 'REJECTED', 'CANCELED'].includes(state))
        expect([startDate, endDate, nextBillDate]).toEqual([null, null, null])
      else {
        expect(startDate! < today).toBe(true)
        if (state === 'ENDED')
          expect(startDate! <= endDate! && endDate! < today && nextBillDate === null).toBe(true)
        else if (state === 'CANCEL_SCHEDULED') expect(endDate! >= today && nextBillDate === null).toBe(true)
        else expect(endDate === null && nextBillDate! > today).toBe(true)
      }
    }
  })

  it('has numbers with valid check digits', () => {
    for (const { companyInfo, subscriberInfo, adminInfo, payment, companyId } of subscriptions) {
      const { paymentCard: card, paymentAccount: account, paymentGiro: giro } = payment
      expect([card, account, giro].filter(Boolean)).toHaveLength(1)
      if (companyId) expect(checkCorporateNumber(companyInfo.corporateNo!)).toBe('valid')
      for (const number of [companyInfo.rnno, subscriberInfo.rnno])
        expect(!number || isBusinessNumber(number)).toBe(true)
      if (subscriberInfo.accountType === 'PERSON') expect(isBirthDate(subscriberInfo.secNo!)).toBe(true)
      expect([companyInfo.zipCode, subscriberInfo.zipCode].every(isPostalCode)).toBe(true)
      expect(
        [companyInfo.phoneNumber, adminInfo.phoneNumber, subscriberInfo.phoneNumber].every(isPhone),
      ).toBe(true)
      if (card)
        expect([/^\d{4}$/.test(card.lastFour), isExpiryPast(card.cardExpiration!, clock)]).toEqual([
          true,
          false,
        ])
      if (account) expect(isAccountNumber(account.accountInfo) && banks.has(account.bankCode)).toBe(true)
      if (giro) expect(isPhone(giro.billingTelNumber) && isEmail(giro.billingEmail)).toBe(true)
    }
  })

  it('has prices that add up', () => {
    for (const { serviceInfo, supplyAmount, vatAmount, totalAmount, currency } of subscriptions) {
      expect([supplyAmount, vatAmount, totalAmount, currency]).toEqual([
        serviceInfo.unitPrice * serviceInfo.userCount,
        vatOf(supplyAmount),
        supplyAmount + vatAmount,
        serviceInfo.currency,
      ])
    }
    expect(
      faults(
        bills,
        ({ lines, supplyAmount, vatAmount, totalAmount }) =>
          lines!.every(
            (line) => line.lineType === 'ADJUSTMENT' || line.vatAmount === vatOf(line.supplyAmount),
          ) &&
          supplyAmount === sum(lines!.map((line) => line.supplyAmount)) &&
          vatAmount === sum(lines!.map((line) => line.vatAmount)) &&
          totalAmount === supplyAmount + vatAmount,
      ),
    ).toEqual([])
  })

  it('has 24 months of bills, none outside the use of a subscription, and late bills for past-due subscriptions', () => {
    const months = Array.from({ length: 24 }, (_, index) => addMonths(today, -index).slice(0, 7))
    expect(months.filter((month) => !bills.some(({ period }) => period === month))).toEqual([])
    for (const { subscriptionId, billDate, billState, paidAt, dueDate } of bills) {
      const { startDate, endDate, subscriptionState } = subscriptions.find(({ id }) => id === subscriptionId)!
      expect(startDate! <= billDate && billDate <= (endDate ?? today) && billDate <= today).toBe(true)
      expect(billState === 'PAID' || billState === 'REFUNDED').toBe(paidAt !== null)
      if (paidAt) expect(paidAt < clock.now()).toBe(true)
      if (billState === 'LATE') expect(subscriptionState === 'PAST_DUE' && dueDate < today).toBe(true)
    }
    const pastDue = subscriptions.filter(({ subscriptionState }) => subscriptionState === 'PAST_DUE')
    expect(
      faults(pastDue, ({ id }) =>
        bills.some(({ subscriptionId, billState }) => subscriptionId === id && billState === 'LATE'),
      ),
    ).toEqual([])
    expect(new Set(bills.map(({ billNo }) => billNo)).size).toBe(bills.length)
  })

  it('has two years of notices in every category, and guides', () => {
    const publishedPosts = posts.filter(
      ({ state, publishedAt }) => state === 'PUBLISHED' && publishedAt! < clock.now(),
    )
    const [notices, guides] = (['NOTICE', 'SUPPORT'] as const).map((name) =>
      publishedPosts.filter(({ board }) => board === name),
    )
    expect(notices!.length).toBeGreaterThanOrEqual(40)
    expect(guides!.length).toBeGreaterThanOrEqual(12)
    expect([...new Set(notices!.map(({ announcementType }) => announcementType))].sort()).toEqual([
      'application',
      'approval',
      'notice',
      'other',
      'reply',
      'security',
      'service',
      'user',
    ])
    const oldest = Math.min(...notices!.map(({ publishedAt }) => publishedAt!.getTime()))
    expect(addMonths(kstDate(new Date(oldest)), 23) <= today).toBe(true)
    expect(
      faults(posts, ({ createdAt, updatedAt }) => createdAt < clock.now() && updatedAt < clock.now()),
    ).toEqual([])
    expect(posts.filter(({ state }) => state === 'DRAFT')).toHaveLength(2)
    expect(posts.filter(({ publishedAt }) => publishedAt && publishedAt > clock.now())).toHaveLength(1)
    expect(
      faults(posts, ({ title, body }) => title.length <= 200 && body.length > 20 && body.length <= 50_000),
    ).toEqual([])
    expect(Math.max(...posts.map(({ title }) => title.length))).toBeGreaterThan(60)
    for (const board of [notices!, guides!]) expect(board.filter(({ pinned }) => pinned)).toHaveLength(2)
  })

  it('has attachments of the stated type and size', () => {
    expect(attachments.length).toBeGreaterThan(10)
    expect(new Set(attachments.map(({ fileKey }) => fileKey)).size).toBe(attachments.length)
    expect(
      faults(attachments, ({ fileKey, size, content }) => isFileKey(fileKey) && size === content.length),
    ).toEqual([])
    const signatures = {
      'application/pdf': '%PDF-1.4',
      'image/png': '\u0089PNG',
      'image/jpeg': 'none are made',
    }
    expect(
      faults(attachments, ({ contentType, content }) =>
        Buffer.from(content).toString('latin1').startsWith(signatures[contentType]),
      ),
    ).toEqual([])
  })

  it('has permissions and requests in every state, and at least one waiting task for every decider', () => {
    const { accessGrants, accessRequests, accessLevels } = world
    const firstMemberId = members.find(({ email }) => email === demoAccounts[0].email)!.id
    const grantStates = accessGrants
      .filter(({ memberId }) => memberId === firstMemberId)
      .map((grant) => grantStateOn(grant as GrantFacts, today))
    expect(new Set(grantStates)).toEqual(
      new Set(['NORMAL_FAR', 'NORMAL_NEAR', 'PAUSE_FAR', 'EXPIRE_RENEWABLE', 'EXPIRE_OVER']),
    )
    const own = accessRequests.filter(({ memberId }) => memberId === firstMemberId)
    expect(new Set(own.map(({ closeReason }) => closeReason ?? 'WAITING'))).toEqual(
      new Set(['WAITING', 'DECISION', 'WITHDRAWN', 'TIMEOUT']),
    )
    const waitingRequests = accessRequests.filter(({ approvalResult }) => approvalResult === 'WAITING')
    expect(
      faults(waitingRequests, ({ deadlineAt }) => deadlineAt! > new Date(clock.now().getTime() + 3_600_000)),
    ).toEqual([])
    for (const index of [0, 3]) {
      const { companyId } = members.find(({ email }) => email === demoAccounts[index]!.email)!
      const colleagues = new Set(
        members.filter((member) => member.companyId === companyId).map(({ id }) => id),
      )
      expect(
        waitingRequests.filter(({ memberId }) => colleagues.has(memberId)).length,
      ).toBeGreaterThanOrEqual(8)
    }
    const living = accessGrants
      .filter(({ useStatus }) => useStatus !== 'EXPIRE')
      .map(({ memberId, levelId }) => `${memberId} ${levelId}`)
    expect(new Set(living).size).toBe(living.length)
    expect(new Set(accessLevels.map(({ appId }) => appId)).size).toBe(apps.length)
  })

  it('has sixty requests of every type and age that wait for one admin', () => {
    const admin = members.find(({ email }) => email === demoAccounts[3].email)!
    const queue = world.accessRequests.filter(
      ({ memberId, approvalResult }) =>
        approvalResult === 'WAITING' &&
        members.find(({ id }) => id === memberId)!.companyId === admin.companyId,
    )
    expect(queue).toHaveLength(60)
    expect(new Set(queue.map(({ approvalType }) => approvalType))).toEqual(
      new Set(['APPLY', 'EXTEND', 'SUSPEND', 'RESUME', 'RELEASE']),
    )
    expect([...new Set(queue.map(({ requestedAt }) => ageOf(requestedAt!, clock.now())))]).toEqual(
      expect.arrayContaining(['AGED', 'LATE']),
    )
    expect(new Set(queue.map(({ memberId, levelId }) => `${memberId} ${levelId}`)).size).toBe(60)
  })

  it('has abnormal behaviour in every state for the security admin among the accounts', () => {
    const { companyId } = members.find(({ email }) => email === demoAccounts[6].email)!
    const colleagues = new Set(members.filter((member) => member.companyId === companyId).map(({ id }) => id))
    const events = world.abnormalEvents.filter(({ memberId }) => colleagues.has(memberId))
    expect(new Set(events.map(({ abnormalState }) => abnormalState))).toEqual(
      new Set(['OPEN', 'REVIEW', 'HANDLED', 'EXCLUDED']),
    )
  })

  it('has a person at each stage of a subscription’s life', () => {
    const statesOf = ({ email }: { email: string }) => {
      const { id } = members.find((member) => member.email === email)!
      const trials = world.trials.filter(({ requesterId }) => requesterId === id)
      const own = subscriptions.filter(({ memberId }) => memberId === id)
      return [
        ...trials.map(({ trialState }) => trialState),
        ...own.map(({ subscriptionState }) => subscriptionState),
      ]
    }
    expect(stageAccounts.map(statesOf)).toEqual([
      [],
      ['RUNNING'],
      ['REQUESTED'],
      ['CANCELED'],
      ['REJECTED'],
      ['ACTIVE'],
      ['PAST_DUE'],
      ['CANCEL_SCHEDULED'],
      ['ENDED'],
    ])
    expect(
      faults([...stageAccounts], ({ email, shows }) => readme.includes(`| ${email} | ${shows} |`)),
    ).toEqual([])
  })

  it('has delegations in every state, each between two colleagues', () => {
    const { accessDelegations } = world
    const stateOf = ({ clearedAt, ...days }: (typeof accessDelegations)[number]) =>
      delegationStateOf({ ...days, clearedOn: clearedAt ? kstDate(clearedAt) : null }, today)
    expect(accessDelegations.map(stateOf).toSorted()).toEqual(delegationStates.toSorted())
    const companyOf = (id: string) => members.find((member) => member.id === id)!.companyId
    expect(
      faults(
        accessDelegations,
        ({ memberId, delegateId }) =>
          memberId !== delegateId && companyOf(memberId) === companyOf(delegateId),
      ),
    ).toEqual([])
  })

  it('has no subscription with more users than its plan admits', () => {
    const catalogue = demoCatalogue('빗장')
    const planOf = ({ serviceInfo }: (typeof subscriptions)[number]) => {
      const service = serviceIn(catalogue, serviceInfo.serviceCode)
      return service && planOfCode(service, planCodeOf({ serviceInfo }))
    }
    const ofSoldPlans = subscriptions.filter(planOf)
    expect(ofSoldPlans.length).toBeGreaterThan(10)
    expect(faults(ofSoldPlans, (each) => admitsUsers(planOf(each)!, each.serviceInfo.userCount))).toEqual([])
  })

  it('has at least fifteen apps with valid devices', () => {
    expect(apps.length).toBeGreaterThanOrEqual(15)
    expect(
      faults(apps, ({ devices }) =>
        devices!.every((device) => ['WINDOW', 'MAC', 'AOS', 'IOS'].includes(device)),
      ),
    ).toEqual([])
  })
})
