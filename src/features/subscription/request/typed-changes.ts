import type { FieldPath, SubscriptionForm } from '#domain/subscription/fields.ts'
import type { FormChanges, Secrets } from '#src/machines/subscription-request/request-context.ts'
import type { Changes } from './request-form-context.ts'

/**
 * Splits typed texts into those that a form stores and those that are never stored: the birth date, the account
 * number and the payer number. A change of one of these marks its group of fields as changed.
 */
export function splitChanges(
  form: SubscriptionForm,
  changes: Changes,
): { changed: FormChanges; numbers: Partial<Secrets> } {
  const numbers: Partial<Secrets> = {}
  const changed: Record<string, unknown> = {}
  for (const [path, text] of Object.entries(changes) as [FieldPath, string][]) {
    const [group, name] = path.split('.') as [string, string | undefined]
    if (name === undefined) changed['memo'] = text
    else if (group === 'secrets') {
      numbers[name as keyof Secrets] = text
      const changedGroup = name === 'secNo' ? 'subscriberInfo' : 'paymentMethodCode'
      changed[changedGroup] ??= form[changedGroup]
    } else
      changed[group] = { ...((changed[group] ?? form[group as keyof typeof form]) as object), [name]: text }
  }
  return { changed: changed as FormChanges, numbers }
}
