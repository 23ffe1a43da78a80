/** Stands in the built document wherever the nonce of an answer belongs. */
export const NONCE_MARK = '__CSP_NONCE__'
/** Stands in pages rendered by the build wherever the site's own origin belongs. */
export const ORIGIN_MARK = '__ORIGIN__'

/** A rendered screen: its HTTP status, HTML for the head and the body, and the calls it was made of, with their answers. */
export type PageParts = { status: number; head: string; body: string; calls: unknown[] }

const title = /<title>[^<]*<\/title>/
const emptyRoot = '<div id="root"></div>'
const noscript = /\s*<noscript>[^<]*<\/noscript>/

/** The document with styles in front of all that a page brings along: the first of them orders the layers. */
export function addStyles(document: string, html: string): string {
  if (!title.test(document)) throw new Error('The document has no title.')
  return document.replace(title, (found) => html + found)
}

/** The built document with a screen in it: what it says while it is empty goes, what the app takes over comes. */
export function fillDocument(document: string, { head, body, calls }: Omit<PageParts, 'status'>): string {
  if (!document.includes(emptyRoot)) throw new Error('The document has no empty root element.')
  const data = `<script type="application/json" id="page-data">${scriptJson(calls)}</script>`
  // Functions, since a text may hold "$&".
  return document
    .replace(title, () => head)
    .replace(noscript, () => '')
    .replace(emptyRoot, () => `<div id="root">${body}</div>${data}`)
}

/** JSON for the inside of a script element, which no text in it can end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
