import { dbCommand, type Fault, unitCommand, walkCommand } from './fault.ts'

const modelTests = dbCommand('server/pact/model')
const drawingsCheck = 'tsx scripts/generate.ts --check'
const accessFolder = 'server/domains/access'

const requestMachine = 'domain/access/request.machine.ts'
const withdraw = {
  file: requestMachine,
  from: "WITHDRAW: [notOwn, { target: 'REJECTED.WITHDRAWN' }],",
  to: 'WITHDRAW: [notOwn, decided],',
}

/**
 * Faults that remove an event from a lifecycle that the app and the server share. Each test of this lifecycle must
 * fail.
 */
const lostSteps: Fault[] = [
  { ...withdraw, name: 'life: a step that is lost, in the conformance run', seenBy: modelTests },
  {
    ...withdraw,
    name: 'life: a step that is lost, on the server',
    seenBy: dbCommand(`${accessFolder}/requests`),
  },
  { ...withdraw, name: 'life: a step that is lost, in the drawing', seenBy: drawingsCheck },
  // Removes the COMMENT event. The walks start from the demo data, which could not be created without any of the
  // other events of a request.
  {
    name: 'life: a step that is lost, on the screens',
    file: requestMachine,
    from: "COMMENT: [outsider, { target: 'WAITING' }],",
    to: 'COMMENT: [outsider, decided],',
    seenBy: walkCommand('tests/model/access-lifecycle.spec.ts'),
  },
  {
    name: 'life: an answer that contradicts the lifecycle and is not reported',
    file: 'src/machines/request-life.ts',
    from: 'hasSameOutcome(closing) ||',
    to: 'true || hasSameOutcome(closing) ||',
    seenBy: unitCommand('src/machines/access-lifecycle'),
  },
]

/** Wrong events in the lifecycles of permissions and requests. The checks of `contract-kit/` detect these faults. */
export const lifecycleFaults: Fault[] = [
  ...lostSteps,
  {
    name: 'life: the requester has no special relation to their request',
    file: `${accessFolder}/requests/requests.sight.ts`,
    from: "  if (memberId === actor.memberId) return 'REQUESTER'\n",
    to: '',
    seenBy: modelTests,
  },
  {
    name: 'life: a suspension without the party that began it',
    file: `${accessFolder}/grants/grants.store.ts`,
    from: 'set({ ...after, version',
    to: "set({ ...after, pauseOrigin: after.pauseOrigin && 'USER', version",
    seenBy: modelTests,
  },
  {
    name: 'life: a decision by a delegate of the requester',
    file: `${accessFolder}/access.people.ts`,
    from: 'first?.actsFor ?? actsFor(memberId, delegations)',
    to: 'first?.actsFor ?? actsFor(memberId, [])',
    seenBy: modelTests,
  },
  {
    name: 'life: an extension a day too early',
    file: `${accessFolder}/requests/requests.operations.ts`,
    from: 'raiseRefusal(approvalType, eligibility, at.today)',
    to: 'raiseRefusal(approvalType, eligibility, todayOf(new Date(now.getTime() + 86_400_000)))',
    seenBy: modelTests,
  },
  {
    name: 'life: a sweep that does not find late requests',
    file: `${accessFolder}/access.sweeper.ts`,
    from: 'lockLate(at.now, BATCH_ROWS)',
    to: 'lockLate(new Date(0), BATCH_ROWS)',
    seenBy: modelTests,
  },
  {
    name: 'life: a release that leaves a waiting request',
    file: `${accessFolder}/requests/requests.operations.ts`,
    from: 'if (sibling) {',
    to: "if (sibling && approvalType !== 'RELEASE') {",
    seenBy: modelTests,
  },
  {
    name: 'life: a revocation that leaves a waiting request',
    file: `${accessFolder}/grants/grants.admin.operations.ts`,
    from: '      if (waitingRequest)\n',
    to: "      if (waitingRequest && event !== 'REVOKE')\n",
    seenBy: modelTests,
  },
  {
    name: 'life: the last administrator revoked',
    file: `${accessFolder}/grants/grants.admin.operations.ts`,
    from: 'at.today, { lastAdmin })',
    to: 'at.today, { lastAdmin: false && lastAdmin })',
    seenBy: modelTests,
  },
  {
    name: 'life: a comment by a person without a role',
    file: `${accessFolder}/requests/requests.operations.ts`,
    from: "deciders.includes(actor.memberId) ? 'DECIDER' : 'ONLOOKER'",
    to: "'DECIDER'",
    seenBy: modelTests,
  },
  {
    name: 'life: a block by an app admin',
    file: `${accessFolder}/grants/grants.admin.views.ts`,
    from: "BLOCK: 'block'",
    to: "BLOCK: 'revoke'",
    seenBy: modelTests,
  },
  {
    name: 'life: a request that another person withdraws',
    file: `${accessFolder}/requests/requests.operations.ts`,
    from: 'by: senderOf(request, actor, undefined) } as const',
    to: "by: 'REQUESTER' } as const",
    seenBy: modelTests,
  },
  {
    name: 'life: a subscription that cannot become past due, on the server',
    file: 'domain/subscription/subscription.machine.ts',
    from: "        GRACE_OVER: 'PAST_DUE',\n",
    to: '',
    seenBy: dbCommand('server/domains/bill/bill.run.db.test.ts'),
  },
  {
    name: 'life: a subscription that cannot end for unpaid bills, on the server',
    file: 'domain/subscription/subscription.machine.ts',
    from: "        BILLS_SETTLED: 'ACTIVE',\n        PRICE_UNAGREED: 'ENDED',\n        UNPAID_TOO_LONG: 'ENDED',\n",
    to: "        BILLS_SETTLED: 'ACTIVE',\n        PRICE_UNAGREED: 'ENDED',\n",
    seenBy: dbCommand('server/unpaid-ends.db.test.ts'),
  },
  {
    name: 'life: a scheduled end that cannot be withdrawn, in the rules',
    file: 'domain/subscription/subscription.machine.ts',
    from: "          { guard: 'isForToday', target: 'ENDED' },\n          { target: 'ACTIVE' },\n",
    to: "          { guard: 'isForToday', target: 'ENDED' },\n",
    seenBy: unitCommand('domain/subscription'),
  },
  {
    name: 'life: a removed transition of a subscription that the diagram still shows',
    file: 'domain/subscription/subscription.machine.ts',
    from: "        rejectSubscription: 'REJECTED',\n",
    to: '',
    seenBy: drawingsCheck,
  },
  {
    name: 'life: an invitation that cannot be withdrawn',
    file: 'domain/company/offer.machine.ts',
    from: "    takeBackCompanyOffer: [tooLate, { target: 'TAKEN_BACK' }],\n",
    to: '',
    seenBy: unitCommand('domain/company'),
  },
  {
    name: 'life: an ownership that is accepted too late',
    file: 'domain/company/offer.machine.ts',
    from: "answerCompanyOffer: [tooLate, { guard: 'isAccepted'",
    to: "answerCompanyOffer: [{ guard: 'isAccepted'",
    seenBy: dbCommand('server/domains/company/ownership.db.test.ts'),
  },
  {
    name: 'life: a staff account that is closed before the staff role ends',
    file: 'domain/company-admin/account.machine.ts',
    from: "{ guard: 'isStaff', ...refuseWith('account.ofStaff') }, ",
    to: '',
    seenBy: unitCommand('domain/company-admin'),
  },
  {
    name: 'life: an exclusion that is taken twice',
    file: 'domain/abnormal/abnormal.machine.ts',
    from: "{ guard: 'isExcluded', ...nothingToDo }, ",
    to: '',
    seenBy: unitCommand('domain/abnormal'),
  },
  {
    name: 'life: a message that is not sent as text message after its template was refused',
    file: 'domain/message/phone-message.machine.ts',
    from: "[{ guard: 'isTalk', target: 'WAITING' }, { target: 'FAILED' }]",
    to: "'FAILED'",
    seenBy: dbCommand('server/messages/phone/phone-queue.db.test.ts'),
  },
  {
    name: 'life: a mail that is never given up',
    file: 'domain/message/mail.machine.ts',
    from: "{ guard: 'isLast', target: 'FAILED' }, ",
    to: '',
    seenBy: dbCommand('server/messages/mail-queue.db.test.ts'),
  },
  {
    name: 'life: a difference that stays open after it is gone',
    file: 'domain/settlement/difference.machine.ts',
    from: "NOT_FOUND: 'GONE'",
    to: "NOT_FOUND: 'OPEN'",
    seenBy: dbCommand('server/settlements.db.test.ts'),
  },
  {
    name: 'life: a closed business of which the staff are not notified again',
    file: 'domain/company/business-check.machine.ts',
    from: "{ ACTIVE: 'QUIET', ",
    to: '{ ',
    seenBy: dbCommand('server/domains/company/business-check'),
  },
  {
    name: 'life: different details of which the staff are not notified again',
    file: 'domain/company/business-check.machine.ts',
    from: "{ MATCHES: 'QUIET', ",
    to: '{ ',
    seenBy: dbCommand('server/domains/company/details-check'),
  },
]
