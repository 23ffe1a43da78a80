import { createContext, useContext } from 'react'
import type { FieldPath, SubscriptionForm } from '#domain/subscription/fields.ts'
import type { FormChanges, Secrets } from '#src/machines/subscription-request/request-context.ts'

export type Changes = Partial<Record<FieldPath, string>>

/** A form and its values, independent of where they are stored. */
export type RequestFormValue = {
  form: SubscriptionForm
  /**
   * The birth date, account number and payer number. They are not stored in the draft, and are discarded when the
   * screens of the form unmount.
   */
  secrets: Secrets
  /** The masked saved values; an empty field leaves them unchanged. */
  saved?: Changes
  /** Called with the typed values, by field. */
  change: (changes: Changes) => void
  /** Called with the chosen values, by group. */
  choose: (changes: FormChanges) => void
}

export const RequestFormContext = createContext<RequestFormValue | undefined>(undefined)

/** Returns the form that the fields on screen belong to. */
export function useRequestForm(): RequestFormValue {
  const form = useContext(RequestFormContext)
  if (!form) throw new Error('A field of a subscription stands outside its form.')
  return form
}
