import { createContext, useContext } from 'react'
import type { FieldPath, SubscriptionForm } from '#domain/subscription/fields.ts'
import type { FormChanges, Secrets } from '#src/machines/subscription-request/request-context.ts'

export type Changes = Partial<Record<FieldPath, string>>

/** A form that is filled in, no matter who keeps it. */
export type RequestFormValue = {
  form: SubscriptionForm
  /** Numbers that are not stored: they live as long as these screens. */
  secrets: Secrets
  /** What is saved of fields that are shown in part only, as it is shown; left empty they stay so. */
  saved?: Changes
  /** Takes what was typed, by field. */
  change: (changes: Changes) => void
  /** Takes what was chosen, by group. */
  choose: (changes: FormChanges) => void
}

export const RequestFormContext = createContext<RequestFormValue | undefined>(undefined)

/** The form that the fields on screen belong to. */
export function useRequestForm(): RequestFormValue {
  const form = useContext(RequestFormContext)
  if (!form) throw new Error('A field of a subscription stands outside its form.')
  return form
}
