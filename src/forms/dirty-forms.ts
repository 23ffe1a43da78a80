/** A form on screen that may contain text which is neither sent nor discarded. */
export type DirtyForm = {
  isDirty: () => boolean
  /**
   * Marks the text as sent or discarded: call it before the screen is left, so that no question is asked
   * about it. New typing makes a clean form dirty again.
   */
  settle: () => void
}

/** A form in the list; `mark` and `forget` are called by its screen. */
export type ListedForm = DirtyForm & { mark: () => void; forget: () => void }

export type FormOrder = {
  /** Whether losing it requires a question; `false` for a word that is quickly typed again. */
  worthAQuestion: boolean
  /** Called when it is settled, not when its screen is merely left. */
  onSettle: () => void
}

/** A list of the forms with unsaved text: a new version waits for them, and leaving them asks a question. */
export function createDirtyForms() {
  const dirty = new Map<DirtyForm, FormOrder>()
  const listeners = new Set<() => void>()
  const change = (act: () => void) => {
    const before = dirty.size
    act()
    if (dirty.size !== before) for (const listener of listeners) listener()
  }

  return {
    /** A form that begins clean. */
    enter(order: FormOrder): ListedForm {
      const form: ListedForm = {
        isDirty: () => dirty.has(form),
        mark: () => change(() => dirty.set(form, order)),
        forget: () => change(() => dirty.delete(form)),
        settle() {
          order.onSettle()
          form.forget()
        },
      }
      return form
    },
    isAnyDirty: () => dirty.size > 0,
    /** Whether one of them requires a question before the page is left. */
    isAnyWorthAQuestion: () => [...dirty.values()].some(({ worthAQuestion }) => worthAQuestion),
    /** Releases the page without a question; drafts are preserved. */
    releaseAll: () => change(() => dirty.clear()),
    /** Calls the listener when a form becomes dirty or clean; returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The forms of this page. */
export const dirtyForms = createDirtyForms()
