export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** A person's entry in a control, and the value with which the server sent it. */
export type ControlEntry = { state: string | boolean; origin: string | boolean }
/** The controls, buttons and forms of a page, with their identifying features. */
export type FormerElements = Map<HTMLElement, string>

export const CONTROLS = 'input, textarea, select'

/**
 * The controls, buttons and forms within `root`, with their identifying features: an element that has been removed has no label.
 */
export const elementsOf = (root: HTMLElement): FormerElements =>
  new Map(
    [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, button, form`)].map((element) => [
      element,
      keyOf(element),
    ]),
  )

function keyOf(element: HTMLElement): string {
  const { tagName } = element
  if (tagName === 'BUTTON') return `${tagName} ${element.textContent}`
  if (!isControl(element)) return tagName
  return JSON.stringify([tagName, element.type, element.name, element.labels?.[0]?.textContent])
}

export const isControl = (element: HTMLElement | undefined): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** Whether a control is ticked rather than filled in. */
export const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** The current value of a control, or its tick. */
export const stateOf = (control: Control): string | boolean =>
  isChecked(control) ? control.checked : control.value

/** The value with which the server sent a control. */
export function originOf(control: Control): string | boolean {
  if (isChecked(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Whether a person has changed a control since the server sent it. */
export const isTouched = (control: Control): boolean =>
  !(control instanceof HTMLInputElement && ['hidden', 'file'].includes(control.type)) &&
  stateOf(control) !== originOf(control)
