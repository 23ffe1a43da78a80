import { accessSentences } from '#contract/access-sentences.gen.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import approval from '#src/features/access/approval-texts.json' with { type: 'json' }
import texts from '#src/features/access/texts.json' with { type: 'json' }
import type { AccessLifecycleContext } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { requestedTerm } from '#src/machines/access-lifecycle/testing/samples.ts'
import { confirmationBefore } from './access-lifecycle-order-worlds.ts'
import { askTexts, type Machine, type Person, type Side } from './access-lifecycle-people.ts'
import type { Screens } from './flow.ts'
import { busy, closed, fillText, linesOf, open, type Screen } from './screen.ts'

const { request } = texts
const back = fillText(texts.form.backApp, { app: '재무 회계' })
const formTitle = fillText(texts.form.title, { app: '재무 회계', type: texts.type.APPLY })
const heading = fillText(request.title, { app: '재무 회계', type: texts.type.APPLY })

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  opening: 'is left at once',
  editing: (context) => form(context, open(texts.form.next)),
  previewingAccessRequest: (context) => form(context, busy(texts.form.next)),
  reviewing: (context) => review(context, [open(texts.form.edit), open(texts.form.submit.APPLY)]),
  creatingAccessRequest: (context) =>
    review(context, [closed(texts.form.edit), busy(texts.form.submit.APPLY)]),
  ordering: ({ order, problem }) => confirmationBefore(order!, problem, false),
  revokingAccessGrant: ({ order, problem }) => confirmationBefore(order!, problem, true),
  blockingAccessGrant: ({ order, problem }) => confirmationBefore(order!, problem, true),
  liftingAccessGrant: ({ order, problem }) => confirmationBefore(order!, problem, true),
  ordered: () => ({ address: '/admin/member', heading: approval.member.title, dialog: [] }),
  requested: () => ({ address: '/apps/request', heading, problem: [] }),
  reading: (context, person) => waiting(context, person, open),
  decidingAccessRequest: (context, person) => waiting(context, person, busy),
  withdrawingAccessRequest: (context, person) => waiting(context, person, busy),
  commentingAccessRequest: (context, person) => waiting(context, person, busy),
  gettingAccessRequest: (context, person) => waiting(context, person, busy),
  closed({ problem, detail }, { side }) {
    const { approvalResult, grantId } = detail!.request
    const toGrant = side === 'requester' && approvalResult === 'APPROVED' && grantId !== null
    return {
      address: '/apps/request',
      heading,
      problem: linesOf(problem),
      fields: [],
      buttons: [
        backLabel(side),
        ...(toGrant ? [request.toGrant] : []),
        ...(side === 'requester' ? [texts.ask] : []),
      ],
    }
  },
} satisfies Screens<Machine, Person>

const backLabel = (side: Side) => (side === 'approver' ? request.backQueue : request.back)

function waiting(
  { problem }: AccessLifecycleContext,
  { side }: Person,
  state: (name: string) => string,
): Partial<Screen> {
  const asking = askTexts(side)
  const ask = state(asking.submit)
  return {
    address: '/apps/request',
    heading,
    problem: linesOf(problem),
    fields:
      side === 'approver' ? [request.decide.term, request.decide.comment, asking.label] : [asking.label],
    buttons: [
      backLabel(side),
      ...(side === 'approver'
        ? [state(request.decide.reject), state(request.decide.approve), ask]
        : [state(request.withdraw), texts.ask, ask]),
    ],
  }
}

function form({ problem, preview }: AccessLifecycleContext, next: string): Partial<Screen> {
  const refused = preview?.reason ? [accessSentences[reasonProblems[preview.reason]]] : []
  return {
    address: '/apps/form',
    heading: formTitle,
    problem: [...linesOf(problem), ...refused],
    buttons: [back, next],
  }
}

function review({ problem, preview }: AccessLifecycleContext, buttons: string[]): Partial<Screen> {
  const { endDate, deadlineAt } = preview!
  return {
    address: '/apps/form',
    heading: texts.form.reviewTitle,
    problem: problem ? [...linesOf(problem), texts.form.unknown] : [],
    facts: [
      `${texts.form.review.what} 재무 회계 열람 ${texts.type.APPLY}`,
      `${texts.form.review.days} ${fillText(texts.term.days, { days: requestedTerm.termDays })}`,
      `${texts.form.review.end} ${fillText(texts.form.review.endValue, { date: formatDate(endDate!) })}`,
      `${texts.form.review.reason} ${requestedTerm.reason}`,
      `${texts.approvers.title} 이지호 ${texts.role.APPROVER}`,
      `${texts.form.review.deadline} ${fillText(texts.form.review.deadlineValue, { time: formatDateTime(deadlineAt!) })}`,
    ],
    buttons: [back, ...buttons],
  }
}
