/** A form on screen that may hold typing which is neither sent nor given up. */
export type DirtyForm = {
  isDirty: () => boolean
  /**
   * What was typed is sent, or the person gave it up: call it before the screen is left, so that no question is asked about it
   * any more. New typing makes the form dirty again once it was clean.
   */
  settle: () => void
}

/** A form as the list knows it; `mark` and `forget` follow the screen. */
export type ListedForm = DirtyForm & { mark: () => void; forget: () => void }

export type FormOrder = {
  /** Whether losing it requires a question; `false` for a word that is quickly typed again. */
  worthAQuestion: boolean
  /** Called when it is settled, not when it merely leaves the screen. */
  onSettle: () => void
}

/** A list of the forms that hold typing: a new version waits for them, and leaving them asks a question. */
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
    /** Whether one of them requires a question before the page goes. */
    isAnyWorthAQuestion: () => [...dirty.values()].some(({ worthAQuestion }) => worthAQuestion),
    /** Releases the page without a question; drafts stay. */
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
