export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was entered in a control, and what it was sent as. */
export type Entered = { state: string | boolean; origin: string | boolean }

/** Whether what a control says is a tick. */
export const isChecked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** What a control says now: its value, or its tick. */
export const stateOf = (control: Control): string | boolean =>
  isChecked(control) ? control.checked : control.value

/** What a control was sent as. */
export function originOf(control: Control): string | boolean {
  if (isChecked(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Whether a person has changed a control since it was sent. */
export const isTouched = (control: Control): boolean =>
  !(control instanceof HTMLInputElement && ['hidden', 'file'].includes(control.type)) &&
  stateOf(control) !== originOf(control)
