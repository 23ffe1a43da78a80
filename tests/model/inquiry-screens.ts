import texts from '#src/features/inquiry/texts.json' with { type: 'json' }
import upload from '#src/forms/upload-texts.json' with { type: 'json' }
import type { inquirySubmissionMachine } from '#src/machines/inquiry-submission/inquiry-submission.machine.ts'
import type { InquirySubmissionContext } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { Screens } from './flow.ts'
import type { Writer } from './inquiry-worlds.ts'
import { busy, closed, linesOf, type Screen } from './screen.ts'

const { write, done } = texts

/**
 * Returns the form of an inquiry. Its buttons are compared only without a file, since a file has additional buttons.
 */
function form({ problem }: InquirySubmissionContext, { mend }: Writer, buttons: string[]): Partial<Screen> {
  return {
    address: '/inquiry/write',
    heading: write.title,
    problem: linesOf(problem),
    ...(mend === undefined && { buttons }),
  }
}
const screenUnderWay = (context: InquirySubmissionContext, writer: Writer) =>
  form(context, writer, [closed(upload.choose), busy(write.submit)])

/** The expected screen of each state, written by hand. */
export const screens = {
  typing: (context, writer) =>
    form(context, writer, [
      upload.choose,
      ...(context.problem?.is('session.missing') ? [write.logInAgain] : []),
      write.submit,
    ]),
  unsure: (context, writer) => ({
    ...form(context, writer, [upload.choose, write.submitAgain]),
    problem: [write.unsureTitle],
  }),
  waitingForFiles: (context, writer) => ({ ...form(context, writer, []), statuses: [write.waiting] }),
  gettingSessionInfo: screenUnderWay,
  writingInquiry: screenUnderWay,
  fetchingReceipt: screenUnderWay,
  sent: () => ({ address: '/inquiry/done', heading: done.title, problem: [] }),
} satisfies Screens<typeof inquirySubmissionMachine, Writer>
