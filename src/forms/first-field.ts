/** The first field of a form that may be changed. */
export const firstFieldOf = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>(':is(input, select, textarea):enabled:not([readonly], [hidden])') ?? null
