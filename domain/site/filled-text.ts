/** Returns a text with `{{brand}}` and `{{days}}` replaced by their values; any other text is not changed. */
export const filledText = (
  text: string,
  { brand, days = '' }: { brand: string; days?: string | undefined },
): string => text.replaceAll(/\{\{(brand|days)\}\}/g, (_, name: string) => (name === 'brand' ? brand : days))
