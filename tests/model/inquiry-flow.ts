import { throttles } from '#server/db/schema/throttle.ts'
import texts from '#src/features/inquiry/texts.json' with { type: 'json' }
import { inquirySubmissionMachine } from '#src/machines/inquiry-submission/inquiry-submission.machine.ts'
import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { waitForHydration } from '../support/arrival.ts'
import { expect } from '../support/model-fixtures.ts'
import { type Flow, leafOf } from './flow.ts'
import { gestures, names, order } from './inquiry-gestures.ts'
import { screens } from './inquiry-screens.ts'
import {
  inquiryReceived,
  orderHadArrived,
  reusedAgain,
  reusedForOther,
  type Writer,
  type WriterKind,
  worlds,
  writerKinds,
} from './inquiry-worlds.ts'
import { serverUnreached } from './steps.ts'
import { field } from './walk.ts'

const { write, type } = texts
const fieldsOf = (kind: WriterKind): InquiryFields => ({
  inquiryType: order.inquiryType,
  name: names[kind],
  email: order.email,
  phoneNumber: '',
  companyName: '',
  subject: order.subject,
  body: order.body,
  agreed: true,
})
const newKey = () => '5b1c7a3e-2d4f-4b6a-8c9d-1e2f3a4b5c6d'
const otherSubject = '인증 문자가 오지 않습니다'
/** The values of the form before and after the person changes the subject. */
const submitted = [order, { ...order, subject: otherSubject }].map(
  (order) => ({ type: 'inquiry.submitted', order: order }) as const,
)

export const inquiryFlow: Flow<typeof inquirySubmissionMachine, Writer, WriterKind> = {
  machine: inquirySubmissionMachine,
  beginnings: writerKinds.map((kind) => ({ input: { fields: fieldsOf(kind), newKey }, of: [kind] })),
  kinds: writerKinds,
  events: [
    { type: 'fields.changed', changes: { subject: otherSubject } },
    ...submitted.flatMap((event) =>
      [true, false].flatMap((asMember) => [
        { ...event, fileIds: [], asMember },
        { ...event, fileIds: undefined, asMember },
      ]),
    ),
    { type: 'files.uploaded', fileIds: ['fQ3wT8zLk1XvB5nRj7YcM2pHs9DgUa4EoIiKt6WxVbA'] },
    { type: 'waiting.left' },
  ],
  gestures,
  worlds,
  screens,
  comparedFields: [],
  sameness: ({ fields, order: sent, unsure, fileIds, asMember, problem }) => [
    fields.subject,
    sent?.subject,
    unsure?.subject,
    fileIds.length,
    asMember,
    problem?.code,
  ],
  isPossible,
  notWalked: {},
  async enter({ page, portal, database, giveCookies }, { kind }) {
    await database.db.delete(throttles)
    const isMember = kind === 'member'
    const member = isMember
      ? await portal.addMember({ name: names.member, mfaType: 'none', factors: [] })
      : undefined
    const session = member && (await portal.logInFully(member.email, { confirmed: true }))
    if (session) await giveCookies({ session })
    await page.goto('/inquiry/write')
    await waitForHydration(page)
    // A member's own data is filled into the form once the app has hydrated the page.
    if (isMember) await expect(field(page, write.name)).toHaveValue(names.member)
    await page.getByLabel(write.inquiryType).selectOption(type[order.inquiryType])
    await field(page, write.subject).fill(order.subject)
    await field(page, write.body).fill(order.body)
    if (!isMember) await field(page, write.name).fill(names.visitor)
    if (!isMember) await field(page, write.email).fill(order.email)
    await page.getByLabel(write.agree).check()
    return { kind, memberId: member?.id, session }
  },
}

/**
 * Whether the test data allows the last step of a path: an inquiry that is stored under an idempotency key stays
 * stored.
 */
function isPossible(path: Path): boolean {
  const [last, ...before] = path
    .map(({ step }) => step)
    .filter(isOutcome)
    .filter(({ actorId }) => actorId === 'writeInquiry')
    .toReversed()
  if (!last || path.at(-1)!.step !== last) return true
  const from = path.at(-2)
  const isFetching =
    from !== undefined && leafOf<typeof inquirySubmissionMachine>(from.drawn) === 'fetchingReceipt'
  const found = before.find((earlier) => [orderHadArrived.outcome, reusedForOther.outcome].includes(earlier))
  // After the server has refused a used idempotency key, the inquiry is sent again only after `reusedAgain`, since
  // the form then gets another key.
  if (!isFetching) return found === undefined || before.includes(reusedAgain.outcome)
  if (last.error === serverUnreached) return true
  return found === orderHadArrived.outcome ? last === inquiryReceived.outcome : last === reusedAgain.outcome
}
