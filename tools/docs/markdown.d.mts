/**
 * A function that renders a document of a folder of the repository as HTML. Takes the path of the
 * document's page in the site: links lead to pages of the site; a link to a missing page becomes plain
 * text. Diagrams are Mermaid diagrams.
 */
export declare function markdownOf(
  folder: string,
  pageOf: (document: string) => string | undefined,
): (text: string) => string
