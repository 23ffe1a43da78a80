import { useEffect, useState } from 'react'
import { loadDialogs } from '#src/components/shell/dialog-code.ts'
import { type DirtyForm, dirtyForms, type FormOrder } from './dirty-forms.ts'

const nothing = () => {}

/**
 * Marks the form of a screen as dirty while `dirty` says that it holds unsaved typing: a new version of the app waits for
 * it, and the browser asks before the tab is closed or reloaded. Keep it true until the server has accepted the form.
 *
 * The form that is given back must be settled when it was sent, before the app goes to the next screen, which should
 * find what it shows in its address or its history state: where a new version waits, it is loaded as a document.
 *
 *     const form = useDirtyForm(subject !== '' || body !== '', { onSettle: draft.clear })
 *     useLeaveQuestion(form)
 *     useDraft(draft, { subject, body }, form, restore)
 *     flow.on('submission.accepted', () => { form.settle(); void navigate({ to: '/inquiry/done' }) })
 *
 * `worthAQuestion: false` is for a few words that are quickly typed again (no question, but no reload under them
 * either); `onSettle` is called when the form was sent or given up, and is the place to clear its draft. Both are taken as
 * they are when the screen is entered.
 */
export function useDirtyForm(
  dirty: boolean,
  { worthAQuestion = true, onSettle = nothing }: Partial<FormOrder> = {},
): DirtyForm {
  const [form] = useState(() => dirtyForms.enter({ worthAQuestion, onSettle }))

  useEffect(() => {
    if (!dirty) return
    form.mark()
    // A release that is replaced meanwhile takes the code of the questions with it.
    void loadDialogs()
    const keep = (event: BeforeUnloadEvent) => worthAQuestion && form.isDirty() && event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => {
      window.removeEventListener('beforeunload', keep)
      form.forget()
    }
  }, [dirty, form, worthAQuestion])
  return form
}
