export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The user's current value of a control, and its value in the HTML that the server sent. */
export type ControlEntry = { state: string | boolean; origin: string | boolean }
/**
 * The controls, buttons and forms of a page, each with a text that identifies it after React has rendered it again.
 */
export type FormerElements = Map<HTMLElement, string>

export const CONTROLS = 'input, textarea, select'

/**
 * Returns the controls, buttons and forms within `root`, each with its identifying text. Call it before elements are
 * removed, since a removed element has no label.
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

/** Whether a control is a checkbox or a radio button, which has a checked state instead of a value. */
export const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Returns the current value of a control; for a checkbox or a radio button, whether it is checked. */
export const stateOf = (control: Control): string | boolean =>
  isChecked(control) ? control.checked : control.value

/** Returns the value of a control in the HTML that the server sent. */
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
