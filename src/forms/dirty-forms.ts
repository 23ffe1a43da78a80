/** A form on screen that may hold typing which is neither sent nor given up. */
export type DirtyForm = {
  isDirty: () => boolean
  /**
   * What was typed is sent, or the person gave it up: to be called before the screen is left, so that nobody is asked
   * about it any more. New typing makes the form dirty again once it was clean.
   */
  settle: () => void
}

/** A form as the list knows it; `mark` and `forget` follow what is on screen. */
export type ListedForm = DirtyForm & { mark: () => void; forget: () => void }

export type FormOrder = {
  /** Whether losing it is worth a question; `false` for a word that is quickly typed again. */
  worthAQuestion: boolean
  /** Called when it is settled, not when it merely leaves the screen. */
  onSettle: () => void
}

/** A list of the forms that hold typing: a new version waits for them, and so does the person who would leave them. */
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
    /** Whether one of them is worth a question before the page goes. */
    isAnyWorthAQuestion: () => [...dirty.values()].some(({ worthAQuestion }) => worthAQuestion),
    /** Lets the page go without a question; drafts stay. */
    releaseAll: () => change(() => dirty.clear()),
    /** Tells when a form becomes dirty or clean; gives a function that ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The forms of this page. */
export const dirtyForms = createDirtyForms()
