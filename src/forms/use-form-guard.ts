import { useState } from 'react'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import type { DirtyForm } from './dirty-forms.ts'
import { type DraftFields, type DraftOrder, drafts } from './drafts.ts'
import { useDirtyForm } from './use-dirty-form.ts'
import { useDraft } from './use-draft.ts'
import type { Form } from './use-form.ts'

export type Guard<Fields extends object> = {
  /** Whether leaving the form requires a confirmation; false for a few words that are quickly typed again. */
  worthAQuestion?: boolean
  /** Whether the form contains unsaved text; by default any changed field counts. */
  isDirty?: (values: Fields) => boolean
  /** The fields that survive a reload or an expired session. */
  draft?: (DraftOrder<Fields & DraftFields> & { name: string }) | undefined
}

/**
 * Asks for a confirmation before a form with unsaved text is left, makes a new version of the app wait for the form,
 * and stores its draft.
 */
export function useFormGuard<Fields extends object>(
  { values, isTyped, change }: Pick<Form<Fields>, 'values' | 'isTyped' | 'change'>,
  { worthAQuestion = true, isDirty, draft: order }: Guard<Fields>,
): DirtyForm {
  const [draft] = useState(() => order && drafts.of<Fields & DraftFields>(order.name, order))
  const form = useDirtyForm(isDirty?.(values) ?? isTyped, { worthAQuestion, onSettle: draft?.clear })
  useLeaveQuestion(form, { isOff: !worthAQuestion })
  useDraft(draft, values as Fields & DraftFields, form, change)
  return form
}
