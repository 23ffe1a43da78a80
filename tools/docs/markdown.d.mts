/**
 * A function that turns a document of a folder of the repository into HTML. Takes the page of the site that a document is, by its path:
 * links lead there; what the site has not stays a text. Drawings become those of mermaid.
 */
export declare function markdownOf(
  folder: string,
  pageOf: (document: string) => string | undefined,
): (text: string) => string
