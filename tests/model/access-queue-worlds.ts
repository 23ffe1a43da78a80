import { expect, type Page } from '@playwright/test'
import type { Schema } from '#contract/operation.ts'
import texts from '#src/features/access/texts.json' with { type: 'json' }
import type { accessQueueMachine } from '#src/machines/access-queue/access-queue.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import { question } from '../support/withdrawal.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'
import { press } from './walk.ts'

type Machine = typeof accessQueueMachine

/** An approver with a queue of one waiting request; its requester uses the other browser. */
export type Decider = { other: Page }

const request: Schema<'AccessRequest'> = {
  requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  appId: '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93',
  appName: '재무 회계',
  icon: 'COIN',
  levelId: 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52',
  levelName: '열람',
  grantId: null,
  reason: '월말 정산 기간에 필요합니다.',
  termDays: 30,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'N',
  requesterName: '송나래',
  requestedAt: '2026-11-20T10:00:00+09:00',
  deadlineAt: '2026-11-27T10:00:00+09:00',
  closedAt: null,
  deciderName: null,
  comment: null,
}
/** The only row of the list. */
export const row: Schema<'AdminAccessRequest'> = {
  request,
  deptName: '재무팀',
  riskLevel: 'LOW',
  refusal: null,
  possibleYn: 'Y',
  previewEndDate: '2026-12-22',
  currentStartDate: null,
  currentEndDate: null,
}
const { requestId } = request
const approvedOutcome: Schema<'AccessOutcome'> = {
  requestId,
  code: 200,
  msg: 'OK',
  approvalResult: 'APPROVED',
  closeReason: 'DECISION',
  deciderName: '이지호',
}
const lateOutcome: Schema<'AccessOutcome'> = {
  requestId,
  code: 5032,
  msg: '이미 처리된 신청입니다.',
  approvalResult: 'REJECTED',
  closeReason: 'WITHDRAWN',
  deciderName: null,
}

/** Every outcome of the queue's only call on the real server. */
export const worlds = {
  decideAccessRequests: {
    done: [
      { outcome: done('decideAccessRequests', { list: [approvedOutcome] }), leadsTo: ['choosing'] },
      {
        outcome: done('decideAccessRequests', { list: [lateOutcome] }),
        leadsTo: ['choosing'],
        meanwhile: ({ person }) => takeBack(person),
      },
    ],
    'decision.commentMissing': 'The form says what is missing before anything is sent.',
    'session.missing': 'The session takes over: it asks who is here and goes to the login.',
    'password.unconfirmed': 'The guard sends the member to the password check.',
    'factor.missing': 'An approver needs no second factor; the guard leads an app admin to one.',
    unreached: { outcome: fails('decideAccessRequests', serverUnreached), leadsTo: ['choosing'] },
  },
} satisfies flow.Worlds<Machine, Decider>

/** Withdraws the request first, as the requester in the other browser. */
async function takeBack({ other }: Decider): Promise<void> {
  await press(other, texts.request.withdraw)
  await question(other).getByRole('button', { name: texts.request.withdraw }).click()
  await expect(other.getByText(texts.request.withdrawn)).toBeVisible()
}
