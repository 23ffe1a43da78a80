import { accessSentences } from '#contract/access-sentences.gen.ts'
import { reasonProblems } from '#domain/access/reasons.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import texts from '#src/i18n/locales/ko/access.json' with { type: 'json' }
import type {
  AccessRequestContext,
  accessRequestMachine,
} from '#src/machines/access-request/access-request.machine.ts'
import { reason, termDays } from './access-request-worlds.ts'
import type { Screens } from './flow.ts'
import { busy, closed, linesOf, open, type Screen, say } from './screen.ts'

const address = '/apps/form'
const title = say(texts.form.title, { app: '재무 회계', type: texts.type.APPLY })

/** What the screen must show in a state, by hand: neither `can` nor a tag of the machine is asked. */
export const screens = {
  editing: (context) => form(context, open(texts.form.next)),
  previewingAccessRequest: (context) => form(context, busy(texts.form.next)),
  reviewing: (context) => review(context, [open(texts.form.edit), open(texts.form.submit.APPLY)]),
  creatingAccessRequest: (context) =>
    review(context, [closed(texts.form.edit), busy(texts.form.submit.APPLY)]),
  requested: () => ({
    address: '/apps/request',
    heading: say(texts.request.title, { app: '재무 회계', type: texts.type.APPLY }),
    problem: [],
  }),
} satisfies Screens<typeof accessRequestMachine>

function form({ problem, preview }: AccessRequestContext, next: string): Partial<Screen> {
  const refused = preview?.reason ? [accessSentences[reasonProblems[preview.reason]]] : []
  return {
    address,
    heading: title,
    problem: [...linesOf(problem), ...refused],
    buttons: [texts.form.back, next],
  }
}

function review({ problem, preview }: AccessRequestContext, buttons: string[]): Partial<Screen> {
  const { endDate, deadlineAt } = preview!
  return {
    address,
    heading: texts.form.reviewTitle,
    problem: problem ? [...linesOf(problem), texts.form.unknown] : [],
    facts: [
      `${texts.form.review.what} 재무 회계 열람 ${texts.type.APPLY}`,
      `${texts.form.review.days} ${say(texts.term.days, { days: termDays })}`,
      `${texts.form.review.end} ${say(texts.form.review.endValue, { date: formatDate(endDate!) })}`,
      `${texts.form.review.reason} ${reason}`,
      `${texts.approvers.title} 이지호 ${texts.role.APPROVER}`,
      `${texts.form.review.deadline} ${say(texts.form.review.deadlineValue, { time: formatDateTime(deadlineAt!) })}`,
    ],
    buttons: [texts.form.back, ...buttons],
  }
}
