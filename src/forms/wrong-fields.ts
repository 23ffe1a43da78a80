import { controlOf, INVALID } from './first-field.ts'

/** An invalid field of a form: its control, which takes the focus, and its label. */
export type WrongField = { control: HTMLElement; name: string }

/** Returns the invalid fields of a form in the order of the screen, without those that have no label. */
export function wrongFieldsOf(form: HTMLElement): WrongField[] {
  return [...form.querySelectorAll<HTMLElement>(INVALID)].flatMap((field) => {
    const control = controlOf(field)
    const name = labelOf(field)
    return control && name ? { control, name } : []
  })
}

/** Whether two lists name the same fields. */
export const sameFields = (one: readonly WrongField[], other: readonly WrongField[]): boolean =>
  one.length === other.length &&
  one.every(({ control, name }, index) => control === other[index]!.control && name === other[index]!.name)

function labelOf(field: HTMLElement): string | undefined {
  const label =
    field instanceof HTMLFieldSetElement
      ? field.querySelector('legend')
      : ((field as Partial<HTMLInputElement>).labels?.[0] ?? groupLabelOf(field))
  // The first text is the name; a note such as "(선택)" follows in an element of its own.
  const texts = [...(label?.childNodes ?? [])].map((node) => node.textContent ?? '')
  return texts.find((text) => /\S/.test(text)) ?? field.getAttribute('aria-label') ?? undefined
}

/**
 * The label of the group around a control whose own name describes only its action, such as the button of a
 * file field.
 */
function groupLabelOf(field: HTMLElement): HTMLElement | null {
  const id = field.closest('[role=group]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
