import texts from '#src/features/inquiry/texts.json' with { type: 'json' }
import type { inquirySubmissionMachine } from '#src/machines/inquiry-submission/inquiry-submission.machine.ts'
import type {
  CompleteInquiry,
  InquirySubmissionContext,
} from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { fileInput, fileRow, largePng, slowConnection } from '../support/inquiries.ts'
import { expect } from '../support/model-fixtures.ts'
import { type Gestures, leafOf } from './flow.ts'
import type { Writer } from './inquiry-worlds.ts'
import { isRefusal } from './steps.ts'
import { field, press } from './walk.ts'

type Machine = typeof inquirySubmissionMachine
const { write } = texts
const PICTURE = '화면.png'
/** The speed at which the upload does not finish before the test restores the connection. */
const SLOW_BYTES_PER_SECOND = 20_000
const contextOf = ({ context }: { context: unknown }) => context as InquirySubmissionContext
const submittingStates = ['waitingForFiles', 'gettingSessionInfo', 'writingInquiry'] as const

/** The names of the writers, by which the machine distinguishes a member from a visitor. */
export const names = { visitor: '송나래', member: '이우주' } as const
/** The values of the walk's form, except its subject and its writer. */
export const order: CompleteInquiry = {
  inquiryType: 'TECHNICAL',
  name: names.visitor,
  email: 'narae@example.com',
  phoneNumber: null,
  companyName: null,
  subject: '로그인이 되지 않습니다',
  body: '어제부터 인증 문자가 오지 않습니다.',
}

/** Returns the progress of the upload at the end of a path; 'none' if the form has no file. */
function fileAfter(soFar: Path): 'none' | 'sending' | 'uploaded' | 'lost' {
  const types = soFar.map(({ step }) =>
    isOutcome(step) && isRefusal(step, 'upload.missing')
      ? 'lost'
      : 'fileIds' in step && step.fileIds === undefined
        ? 'sending'
        : step.type === 'files.uploaded'
          ? 'uploaded'
          : undefined,
  )
  return types.findLast((state) => state !== undefined) ?? 'none'
}
const wasMember = (soFar: Path) =>
  soFar.some(({ step }) => isOutcome(step) && isRefusal(step, 'session.missing'))

/** A person's actions for each event of an inquiry. */
export const gestures = {
  'fields.changed': {
    async make({ page }, event) {
      await field(page, write.subject).fill(event.changes.subject!)
      return event
    },
    where: (from, { changes }) =>
      ['typing', 'unsure'].includes(leafOf<Machine>(from)) &&
      contextOf(from).fields.subject !== changes.subject,
    leadsTo: { typing: ['typing'], unsure: ['unsure'] },
  },
  'inquiry.submitted': {
    async make({ page, person, context, later, soFar }, event) {
      if (event.fileIds === undefined && fileAfter(soFar) === 'none') {
        const { mend } = await slowConnection(page, SLOW_BYTES_PER_SECOND)
        person.mend = mend
        later(mend)
        await fileInput(page).setInputFiles(largePng(PICTURE))
        await expect(fileRow(page, PICTURE)).toContainText('%')
      }
      await press(
        page,
        leafOf<Machine>({ value: soFar.at(-1)?.drawn.value }) === 'unsure' ? write.submitAgain : write.submit,
      )
      return { ...event, order: { ...event.order, name: context.fields.name } }
    },
    where(from, { order: input, asMember, fileIds }, soFar) {
      const { fields } = contextOf(from)
      const file = fileAfter(soFar)
      const isRight = fileIds === undefined ? file === 'none' || file === 'sending' : file !== 'sending'
      return (
        isRight &&
        file !== 'lost' &&
        !wasMember(soFar) &&
        fields.subject === input.subject &&
        fields.name === names[asMember ? 'member' : 'visitor']
      )
    },
    leadsTo: { typing: submittingStates, unsure: submittingStates },
  },
  'files.uploaded': {
    async make({ person }, event) {
      await person.mend!()
      return event
    },
    leadsTo: { waitingForFiles: ['gettingSessionInfo', 'writingInquiry'] },
  },
  'waiting.left': {
    async make({ page }, event) {
      await press(page, write.waitingLeave)
      return event
    },
    leadsTo: { waitingForFiles: ['typing'] },
  },
} satisfies Gestures<Machine, Writer>
