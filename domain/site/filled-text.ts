/** A text with the values of its placeholders, as visitors read it. Nothing else in it has a meaning. */
export const filledText = (
  text: string,
  { brand, days = '' }: { brand: string; days?: string | undefined },
): string => text.replaceAll(/\{\{(brand|days)\}\}/g, (_, name: string) => (name === 'brand' ? brand : days))
