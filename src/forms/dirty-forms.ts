/** A form on screen that may contain text which is neither sent nor discarded. */
export type DirtyForm = {
  isDirty: () => boolean
  /**
   * Marks the text as sent or discarded. Call it before the screen is left, so that no confirmation is requested. New
   * typing makes the form dirty again.
   */
  settle: () => void
}

/** A form in the list; `mark` and `forget` are called by its screen. */
export type ListedForm = DirtyForm & { mark: () => void; forget: () => void }

export type FormOrder = {
  /** Whether leaving the form requires a confirmation; `false` for a few words that are quickly typed again. */
  worthAQuestion: boolean
  /** Called when the text is marked as sent or discarded, not when the screen of the form is merely left. */
  onSettle: () => void
}

/**
 * Creates the list of forms with unsaved text. A new version of the app waits for these forms, and leaving them
 * requires a confirmation.
 */
export function createDirtyForms() {
  const dirtyOrders = new Map<DirtyForm, FormOrder>()
  const listeners = new Set<() => void>()
  const change = (act: () => void) => {
    const previousSize = dirtyOrders.size
    act()
    if (dirtyOrders.size !== previousSize) for (const listener of listeners) listener()
  }

  return {
    /** Adds a form, which is clean at first. */
    enter(order: FormOrder): ListedForm {
      const form: ListedForm = {
        isDirty: () => dirtyOrders.has(form),
        mark: () => change(() => dirtyOrders.set(form, order)),
        forget: () => change(() => dirtyOrders.delete(form)),
        settle() {
          order.onSettle()
          form.forget()
        },
      }
      return form
    },
    isAnyDirty: () => dirtyOrders.size > 0,
    /** Whether any dirty form requires a confirmation before the page is left. */
    isAnyWorthAQuestion: () => [...dirtyOrders.values()].some(({ worthAQuestion }) => worthAQuestion),
    /** Allows the page to be left without a confirmation; drafts are preserved. */
    releaseAll: () => change(() => dirtyOrders.clear()),
    /** Calls the listener when a form becomes dirty or clean; returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The forms of this page. */
export const dirtyForms = createDirtyForms()
