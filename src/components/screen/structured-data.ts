/** The placeholder before a path in structured data for the site's own origin. */
export const SITE = 'site:'

/**
 * Returns the structured data of a page in the vocabulary of schema.org, for a route's `scripts`. Only the server
 * writes them, since browsers do not read them.
 */
export function structuredData(...things: object[]): { children: string }[] {
  return things.map((thing) => ({ children: JSON.stringify({ '@context': 'https://schema.org', ...thing }) }))
}
