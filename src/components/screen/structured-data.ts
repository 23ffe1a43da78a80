/** Stands before a path in structured data where the site's own origin belongs. */
export const SITE = 'site:'

/**
 * What a page says of itself in the words of schema.org, for a route's `scripts`. It is written by the rendering alone:
 * nobody reads it in the browser.
 */
export function structuredData(...things: object[]): { children: string }[] {
  return things.map((thing) => ({ children: JSON.stringify({ '@context': 'https://schema.org', ...thing }) }))
}
