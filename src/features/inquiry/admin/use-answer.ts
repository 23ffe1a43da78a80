import { useEffect, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { MAX_UPLOADS } from '#domain/upload/rules.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { drafts } from '#src/forms/drafts.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { useDraft } from '#src/forms/use-draft.ts'
import { useResidentFree } from '#src/forms/use-resident-free.ts'
import { uploadMachine } from '#src/machines/upload/upload.machine.ts'
import { areAllUploaded } from '#src/machines/upload/upload-context.ts'
import { bodyMistake } from '../body-mistake.ts'
import { useInquiryTexts } from '../texts.ts'

/** Returns the draft of an answer to an inquiry. The draft survives changes of the inquiry. */
export function useAnswer(inquiryId: string, problem: Problem | undefined) {
  const { t } = useInquiryTexts()
  const uploads = useFlow(uploadMachine, { input: { purpose: 'inquiry', most: MAX_UPLOADS } })
  const { send: sendUpload } = uploads
  const { context: files } = uploads.snapshot
  const [body, setBody] = useState('')
  const [tried, setTried] = useState(false)
  const resident = useResidentFree<'body'>()
  // The draft may contain data of the customer, so it is stored in memory only.
  const [draft] = useState(() =>
    drafts.of<{ body: string }>(`answer:${inquiryId}`, { stored: [], remembered: ['body'] }),
  )
  const hasContent = body !== '' || files.items.length > 0
  const form = useDirtyForm(hasContent, { onSettle: draft.clear })
  useLeaveQuestion(form)
  useDraft(draft, { body }, form, (found) => setBody(found.body ?? ''))

  // A file that the server no longer knows is uploaded again.
  useEffect(() => {
    if (problem?.is('upload.missing')) sendUpload({ type: 'files.lost', problem })
  }, [problem, sendUpload])

  const mistake = bodyMistake(t, body)
  return {
    body,
    begun: hasContent,
    uploads,
    write: (text: string) => setBody(resident.clean('body', text)),
    bodyError: resident.isFoundIn('body') ? t('mistake.residentNumber') : tried && mistake,
    filesError: tried && !uploads.snapshot.hasTag('busy') && !areAllUploaded(files) && t('mistake.files'),
    /** Whether the answer may be sent; after the first attempt, errors for the missing fields are shown. */
    check(): boolean {
      setTried(true)
      resident.forget()
      return !mistake && areAllUploaded(files)
    },
    isBodyWrong: mistake !== undefined,
    /** Called once the answer is sent. */
    settle() {
      form.settle()
      setBody('')
      setTried(false)
      sendUpload({ type: 'files.sent' })
    },
  }
}

export type Answer = ReturnType<typeof useAnswer>
