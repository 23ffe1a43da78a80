import { useCallback, useMemo, useState } from 'react'
import type { Output } from '#contract/operation.ts'
import { emptySecrets } from '#domain/subscription/empty-form.ts'
import { formOf } from '#domain/subscription/form-of.ts'
import { useLeaveQuestion } from '#src/components/dialog/use-leave-question.ts'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import type { FormChanges, Secrets } from '#src/machines/subscription-request/request-context.ts'
import type { Changes, RequestFormValue } from '../request/request-form-context.ts'
import { splitChanges } from '../request/typed-changes.ts'

/** Returns the request form of a subscription as long as this part of the screen is open; the form is not stored. */
export function useEditedForm(detail: Output<'getSubscriptionDetail'>): RequestFormValue {
  const [before] = useState(() => formOf(detail))
  const [saved] = useState({ 'subscriberInfo.phoneNumber': detail.subscriberInfo.phoneNumber })
  const [form, setForm] = useState(before)
  const [secrets, setSecrets] = useState<Secrets>(emptySecrets)
  useLeaveQuestion(useDirtyForm(form !== before || Object.values(secrets).some((text) => text !== '')))
  const choose = useCallback((changes: FormChanges) => setForm((now) => ({ ...now, ...changes })), [])
  const change = useCallback(
    (changes: Changes) => {
      setForm((now) => ({ ...now, ...splitChanges(now, changes).changed }))
      setSecrets((now) => ({ ...now, ...splitChanges(before, changes).numbers }))
    },
    [before],
  )
  return useMemo(() => ({ form, secrets, saved, change, choose }), [form, secrets, saved, change, choose])
}
