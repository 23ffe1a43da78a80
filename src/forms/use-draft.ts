import { useEffect, useRef } from 'react'
import { useRestoring } from '#src/components/context/app-context.ts'
import type { DirtyForm } from './dirty-forms.ts'
import type { Draft, DraftFields } from './drafts.ts'

/**
 * Stores a draft of a form while it is dirty, and passes a stored one to `restore`, once, when the member is known; nothing is
 * restored into a form that already has typing. Make the draft once for a module:
 *
 *     const draft = drafts.of<Fields>('inquiry', { stored: ['kind', 'subject', 'body'], remembered: ['name', 'email'] })
 *
 * The form clears it by settling (`useDirtyForm` with `onSettle: draft.clear`).
 */
export function useDraft<Fields extends DraftFields>(
  draft: Draft<Fields> | undefined,
  fields: Fields,
  form: DirtyForm,
  restore: (found: Partial<Fields>) => void,
): void {
  const isKnown = !useRestoring()
  const isOpen = useRef(false)
  const serializedFields = JSON.stringify(fields)
  const latestRef = useRef({ fields, restore })
  useEffect(() => {
    latestRef.current = { fields, restore }
  })

  useEffect(() => {
    if (!isKnown || isOpen.current) return
    isOpen.current = true
    const found = draft?.read() ?? {}
    if (!form.isDirty() && Object.keys(found).length > 0) latestRef.current.restore(found)
  }, [draft, form, isKnown])

  // Depends on the content: a render after the form was sent must not restore the draft.
  useEffect(() => {
    if (isKnown && form.isDirty()) draft?.write(latestRef.current.fields)
  }, [draft, form, isKnown, serializedFields])
}
