/** JSON for the inside of a script element, escaped so that no text can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
