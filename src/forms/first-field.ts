/** Returns the first field of a form that is not read-only or disabled. */
export const firstFieldOf = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled:not([readonly], [hidden])') ?? null
