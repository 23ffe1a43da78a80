/** The placeholder before a path in structured data for the site's own origin. */
export const SITE = 'site:'

/**
 * The structured data of a page in the vocabulary of schema.org, for a route's `scripts`. Only the server
 * writes it, since browsers do not read it.
 */
export function structuredData(...things: object[]): { children: string }[] {
  return things.map((thing) => ({ children: JSON.stringify({ '@context': 'https://schema.org', ...thing }) }))
}
