/** Returns the first field of a form that is not read-only or disabled. */
export const firstFieldOf = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled:not([readonly], [hidden])') ?? null

/** The selector of invalid fields. */
export const INVALID = '[aria-invalid=true], [data-invalid]'

/** Returns the control of an invalid field; in a group of options, the first option that can be chosen. */
export const controlOf = (field: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input:enabled') : field
