import { useEffect, useState } from 'react'
import { loadDialogs } from '#src/components/shell/dialog-code.ts'
import { type DirtyForm, dirtyForms, type FormOrder } from './dirty-forms.ts'

const doNothing = () => {}

/**
 * Marks the form of a screen as dirty while `dirty` says that it contains unsaved text: a new version of the app waits for
 * it, and the browser asks before the tab is closed or reloaded. Keep it true until the server has accepted the form.
 *
 * The returned form must be settled when it was sent, before the app goes to the next screen. That screen should find its
 * data in its address or its history state: if a new version waits, it is loaded as a document.
 *
 *     const form = useDirtyForm(subject !== '' || body !== '', { onSettle: draft.clear })
 *     useLeaveQuestion(form)
 *     useDraft(draft, { subject, body }, form, restore)
 *     flow.on('submission.accepted', () => { form.settle(); void navigate({ to: '/inquiry/done' }) })
 *
 * `worthAQuestion: false` is for a few words that are quickly typed again: the member is not asked before leaving, but the
 * page is not reloaded either. `onSettle` is called when the form was sent or given up, and should clear its draft. Both
 * options are read once, when the screen is entered.
 */
export function useDirtyForm(
  dirty: boolean,
  { worthAQuestion = true, onSettle = doNothing }: Partial<FormOrder> = {},
): DirtyForm {
  const [form] = useState(() => dirtyForms.enter({ worthAQuestion, onSettle }))

  useEffect(() => {
    if (!dirty) return
    form.mark()
    // Loaded now, since a newer release may have replaced the code of the dialogs when they are needed.
    void loadDialogs()
    const warnBeforeUnload = (event: BeforeUnloadEvent) =>
      worthAQuestion && form.isDirty() && event.preventDefault()
    window.addEventListener('beforeunload', warnBeforeUnload)
    return () => {
      window.removeEventListener('beforeunload', warnBeforeUnload)
      form.forget()
    }
  }, [dirty, form, worthAQuestion])
  return form
}
