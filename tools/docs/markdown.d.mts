/**
 * A function that turns a document of the repository into HTML. Takes the page of the site that a document is, by its name: links lead
 * there; what the site has not stays a text. Drawings become those of mermaid.
 */
export declare function markdownOf(
  pageOf: (document: string) => string | undefined,
): (text: string) => string
