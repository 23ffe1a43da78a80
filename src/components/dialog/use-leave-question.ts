import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMachines } from '#src/components/context/app-context.ts'
import type { DirtyForm } from '#src/forms/dirty-forms.ts'
import { confirm } from './confirm.ts'
import { useFormTexts } from './texts.ts'

// The app has failed when this screen opens, and a question would not help.
const ERROR_SCREEN = '/error'
const isNeverOpen = () => false

/**
 * The data that is lost by leaving: typed text, a second factor that is not on yet, recovery codes that are
 * shown once; or the words of the question, for anything else.
 */
type LostByLeaving = 'typing' | 'enrolment' | 'codes' | { title: string; text: string; reject: string }

/**
 * Asks with the confirm dialog before the app leaves a form with typed text for another screen, by a link, by "back"
 * or by a redirect; a person who leaves discards the text (`settle`). Does not ask when only the query changes, when
 * the new path still belongs to the form according to `within` (the steps of a wizard), or when a guard redirects,
 * such as after an expired session.
 */
export function useLeaveQuestion(
  form: DirtyForm,
  {
    within = isNeverOpen,
    losing = 'typing',
    isOff = false,
  }: { within?: (path: string) => boolean; losing?: LostByLeaving; isOff?: boolean } = {},
): void {
  const { t } = useFormTexts()
  const dialogs = useMachines().dialogs
  const openQuestion = useRef<Promise<boolean>>(undefined)

  const shouldBlockFn: ShouldBlockFn = async ({ current, next }) => {
    const staysInForm =
      next.pathname === current.pathname || next.pathname === ERROR_SCREEN || within(next.pathname)
    if (staysInForm || !form.isDirty()) return false
    // A second press of "back" while the dialog is open must not open another dialog.
    const questionText = (key: 'title' | 'text' | 'reject') =>
      typeof losing === 'string' ? t(`leave.${losing}.${key}`) : losing[key]
    openQuestion.current ??= confirm(dialogs, {
      header: questionText('title'),
      message: questionText('text'),
      acceptLabel: t('leave.accept'),
      rejectLabel: questionText('reject'),
    })
    const leaves = await openQuestion.current
    openQuestion.current = undefined
    if (leaves) form.settle()
    return !leaves
  }
  // `useDirtyForm` asks before the page itself is left.
  useBlocker({ shouldBlockFn, enableBeforeUnload: false, disabled: isOff })
}
