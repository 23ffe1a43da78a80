import { data, type Fault, unit, walks } from './fault.ts'

const model = data('server/pact/model')
const drawings = 'tsx scripts/generate.ts --check'
const access = 'server/domains/access'

const requestMachine = 'domain/access/request.machine.ts'
const withdraw = {
  file: requestMachine,
  from: "WITHDRAW: [notOwn, { target: 'REJECTED.WITHDRAWN' }],",
  to: 'WITHDRAW: [notOwn, decided],',
}

/** Faults that remove an event from a lifecycle, which app and server share: each test of the lifecycle must fail. */
const lostSteps: Fault[] = [
  { ...withdraw, name: 'life: a step that is lost, in the conformance run', seenBy: model },
  { ...withdraw, name: 'life: a step that is lost, on the server', seenBy: data(`${access}/requests`) },
  { ...withdraw, name: 'life: a step that is lost, in the drawing', seenBy: drawings },
  // Removes the COMMENT event, because the walks start from the demo data, which cannot be created without any other
  // event of a request.
  {
    name: 'life: a step that is lost, on the screens',
    file: requestMachine,
    from: "COMMENT: [outsider, { target: 'WAITING' }],",
    to: 'COMMENT: [outsider, decided],',
    seenBy: walks('tests/model/access-lifecycle.spec.ts'),
  },
  {
    name: 'life: an answer against the lifecycle that nobody notices',
    file: 'src/machines/request-life.ts',
    from: 'hasSameOutcome(closing) ||',
    to: 'true || hasSameOutcome(closing) ||',
    seenBy: unit('src/machines/access-lifecycle'),
  },
]

/** Wrong events in the lifecycles of permissions and requests, which the checks of `contract-kit/` detect. */
export const lifecycleFaults: Fault[] = [
  ...lostSteps,
  {
    name: 'life: the requester is nobody special to their request',
    file: `${access}/requests/requests.sight.ts`,
    from: "  if (memberId === actor.memberId) return 'REQUESTER'\n",
    to: '',
    seenBy: model,
  },
  {
    name: 'life: a pause that forgets who began it',
    file: `${access}/grants/grants.store.ts`,
    from: 'set({ ...after, version',
    to: "set({ ...after, pauseOrigin: after.pauseOrigin && 'USER', version",
    seenBy: model,
  },
  {
    name: 'life: a decision by who stands in for the requester',
    file: `${access}/access.people.ts`,
    from: 'first?.actsFor ?? actsFor(memberId, delegations)',
    to: 'first?.actsFor ?? actsFor(memberId, [])',
    seenBy: model,
  },
  {
    name: 'life: an extension a day too early',
    file: `${access}/requests/requests.operations.ts`,
    from: 'raiseRefusal(approvalType, eligibility, at.today)',
    to: 'raiseRefusal(approvalType, eligibility, todayOf(new Date(now.getTime() + 86_400_000)))',
    seenBy: model,
  },
  {
    name: 'life: a sweep that misses what is late',
    file: `${access}/access.sweeper.ts`,
    from: 'lockLate(at.now, BATCH_ROWS)',
    to: 'lockLate(new Date(0), BATCH_ROWS)',
    seenBy: model,
  },
  {
    name: 'life: a release that leaves what waits',
    file: `${access}/requests/requests.operations.ts`,
    from: 'if (sibling) {',
    to: "if (sibling && approvalType !== 'RELEASE') {",
    seenBy: model,
  },
  {
    name: 'life: a revocation that leaves what waits',
    file: `${access}/grants/grants.admin.operations.ts`,
    from: '      if (sibling)\n',
    to: "      if (sibling && event !== 'REVOKE')\n",
    seenBy: model,
  },
  {
    name: 'life: the last administrator revoked',
    file: `${access}/grants/grants.admin.operations.ts`,
    from: 'at.today, { lastAdmin })',
    to: 'at.today, { lastAdmin: false && lastAdmin })',
    seenBy: model,
  },
  {
    name: 'life: a comment by who has no role',
    file: `${access}/requests/requests.operations.ts`,
    from: "deciders.includes(actor.memberId) ? 'DECIDER' : 'ONLOOKER'",
    to: "'DECIDER'",
    seenBy: model,
  },
  {
    name: 'life: a block by an app admin',
    file: `${access}/grants/grants.admin.views.ts`,
    from: "BLOCK: 'block'",
    to: "BLOCK: 'revoke'",
    seenBy: model,
  },
  {
    name: 'life: a request taken back by another person',
    file: `${access}/requests/requests.operations.ts`,
    from: 'by: senderOf(request, actor, undefined) } as const',
    to: "by: 'REQUESTER' } as const",
    seenBy: model,
  },
  {
    name: 'life: a subscription that cannot become past due, on the server',
    file: 'domain/subscription/subscription.machine.ts',
    from: "        GRACE_OVER: 'PAST_DUE',\n",
    to: '',
    seenBy: data('server/domains/bill/bill.run.db.test.ts'),
  },
  {
    name: 'life: a subscription that cannot end for unpaid bills, on the server',
    file: 'domain/subscription/subscription.machine.ts',
    from: "        BILLS_SETTLED: 'ACTIVE',\n        PRICE_UNAGREED: 'ENDED',\n        UNPAID_TOO_LONG: 'ENDED',\n",
    to: "        BILLS_SETTLED: 'ACTIVE',\n        PRICE_UNAGREED: 'ENDED',\n",
    seenBy: data('server/unpaid-ends.db.test.ts'),
  },
  {
    name: 'life: a scheduled end that cannot be taken back, in the rules',
    file: 'domain/subscription/subscription.machine.ts',
    from: "          { guard: 'isForToday', target: 'ENDED' },\n          { target: 'ACTIVE' },\n",
    to: "          { guard: 'isForToday', target: 'ENDED' },\n",
    seenBy: unit('domain/subscription'),
  },
  {
    name: 'life: a transition of a subscription that its drawing still shows',
    file: 'domain/subscription/subscription.machine.ts',
    from: "        rejectSubscription: 'REJECTED',\n",
    to: '',
    seenBy: drawings,
  },
  {
    name: 'life: an invitation that cannot be taken back',
    file: 'domain/company/offer.machine.ts',
    from: "    takeBackCompanyOffer: [tooLate, { target: 'TAKEN_BACK' }],\n",
    to: '',
    seenBy: unit('domain/company'),
  },
  {
    name: 'life: an ownership that is accepted too late',
    file: 'domain/company/offer.machine.ts',
    from: "answerCompanyOffer: [tooLate, { guard: 'isAccepted'",
    to: "answerCompanyOffer: [{ guard: 'isAccepted'",
    seenBy: data('server/domains/company/ownership.db.test.ts'),
  },
  {
    name: 'life: an account of the staff that is closed before their role ends',
    file: 'domain/company-admin/account.machine.ts',
    from: "{ guard: 'isStaff', ...closed('account.ofStaff') }, ",
    to: '',
    seenBy: unit('domain/company-admin'),
  },
  {
    name: 'life: an exclusion that is taken twice',
    file: 'domain/abnormal/abnormal.machine.ts',
    from: "{ guard: 'isExcluded', ...nothingToDo }, ",
    to: '',
    seenBy: unit('domain/abnormal'),
  },
]
