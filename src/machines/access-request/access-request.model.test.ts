import type { AnyMachineSnapshot } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import { done, fails } from '../testing/steps.ts'
import {
  type AccessRequestContext,
  type AccessRequestInput,
  accessRequestMachine,
} from './access-request.machine.ts'

const levelId = 'b81e4a60-2c97-4d35-9f08-e64a1d7c3b52'
const preview: Schema<'AccessPreview'> = {
  reason: null,
  opensOn: null,
  endDate: '2026-12-21',
  autoApprovedYn: 'N',
  deadlineAt: '2026-11-28T12:00:00+09:00',
  approvers: [{ name: '이지호', role: 'APPROVER' }],
}
const refused: Schema<'AccessPreview'> = { ...preview, reason: 'TERM_INVALID', endDate: null }
const request: Schema<'AccessRequest'> = {
  requestId: '5c60b3e1-f94d-4a27-b8e5-91d7c2a40f36',
  version: 1,
  approvalType: 'APPLY',
  serviceRequestType: null,
  approvalResult: 'WAITING',
  closeReason: null,
  appId: '3f9d27c4-8b15-4e60-a7d2-5c08e1b46f93',
  appName: '재무 회계',
  levelId,
  levelName: '열람',
  grantId: null,
  reason: '월말 정산 기간에 필요합니다.',
  termDays: 30,
  grantedTermDays: null,
  endDate: null,
  ownYn: 'Y',
  requesterName: '송나래',
  requestedAt: '2026-11-21T12:00:00+09:00',
  deadlineAt: '2026-11-28T12:00:00+09:00',
  closedAt: null,
  deciderName: null,
  comment: null,
}
const input: AccessRequestInput = { levelId, approvalType: 'APPLY', newKey: () => 'key' }
const wish = { termDays: 30, reason: '월말 정산 기간에 필요합니다.' }

const look = { type: 'preview.requested', ...wish } as const
const back = { type: 'step.left' } as const
const confirm = { type: 'request.confirmed' } as const
const looked = done('previewAccessRequest', preview)
const made = done('createAccessRequest', request)
const [held, reused] = [problemNamed('access.held'), problemNamed('key.reused')]
const mistakes = [
  problemNamed('access.reasonInvalid'),
  problemNamed('access.termInvalid'),
  problemNamed('request.invalid'),
]
const offline = new Problem(0, '')
const sending = [look, looked, confirm] as const
const outdated = { emitted: [{ type: 'access.outdated' }] } as const

describeModel(accessRequestMachine, {
  input,
  gestures: [look, back, confirm],
  outcomes: [
    looked,
    done('previewAccessRequest', refused),
    fails('previewAccessRequest', offline),
    made,
    ...[held, ...mistakes, reused, offline].map((problem) => fails('createAccessRequest', problem)),
  ],
  sameness: ({ context }: AnyMachineSnapshot) => {
    const { wish: kept, preview: shown, problem } = context as AccessRequestContext
    return [kept.termDays, shown?.reason, problem?.code]
  },
  endings: [
    [[], 'editing', { context: { preview: undefined, problem: undefined }, tags: [] }],
    [[back], 'editing'],
    [
      [look],
      'previewingAccessRequest',
      { context: { wish }, tags: ['busy'], calls: ['previewAccessRequest'] },
    ],
    [[look, looked], 'reviewing', { context: { preview }, tags: [] }],
    [[look, done('previewAccessRequest', refused)], 'editing', { context: { preview: refused, wish } }],
    [[look, fails('previewAccessRequest', offline)], 'editing', { context: { problem: offline, wish } }],
    [[look, looked, back], 'editing', { context: { wish, preview } }],
    [
      sending,
      'creatingAccessRequest',
      { tags: ['busy'], calls: ['previewAccessRequest', 'createAccessRequest'] },
    ],
    [
      [...sending, confirm],
      'creatingAccessRequest',
      { calls: ['previewAccessRequest', 'createAccessRequest'] },
    ],
    [[...sending, made], 'requested', { emitted: [{ type: 'request.made', request }], tags: [] }],
    [
      [...sending, fails('createAccessRequest', held)],
      'editing',
      { context: { problem: held, wish }, ...outdated },
    ],
    ...mistakes.map(
      (mistake) =>
        [
          [...sending, fails('createAccessRequest', mistake)],
          'editing',
          { context: { problem: mistake, wish }, emitted: [] },
        ] as const,
    ),
    [
      [...sending, fails('createAccessRequest', reused)],
      'editing',
      { context: { problem: reused, wish }, ...outdated },
    ],
    [
      [...sending, fails('createAccessRequest', offline)],
      'reviewing',
      { context: { problem: offline, preview, idempotencyKey: 'key' } },
    ],
    [
      [...sending, fails('createAccessRequest', offline), confirm],
      'creatingAccessRequest',
      { context: { problem: undefined, idempotencyKey: 'key' } },
    ],
    [[...sending, fails('createAccessRequest', offline), confirm, made], 'requested'],
  ],
})
