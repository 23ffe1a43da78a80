/** Stands in the built document wherever the nonce of an answer belongs. */
export const NONCE_MARK = '__CSP_NONCE__'

/** A rendered screen: its HTTP status, HTML for the head and the body, and what the app needs to take it over. */
export type PageParts = { status: number; head: string; body: string; data: unknown }

const title = /<title>[^<]*<\/title>/
const emptyRoot = '<div id="root"></div>'
const noscript = /\s*<noscript>[^<]*<\/noscript>/
/** A form that does nothing before the app has taken over, see `src/app/render.tsx`. */
const inert = /<form method="dialog"/
const script = /<script type="module"[^>]*><\/script>/g

/** The document with styles in front of all that a page brings along: the first of them orders the layers. */
export function addStyles(document: string, html: string): string {
  if (!title.test(document)) throw new Error('The document has no title.')
  return document.replace(title, (found) => html + found)
}

/**
 * The document with its script at the end, behind what is read first, and with the files that its screen needs, so that
 * they are fetched together.
 */
export function addFiles(document: string, files: readonly string[]): string {
  const scripts = document.match(script) ?? []
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  return document
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(script, '')
    .replace('</body>', () => `${links.join('')}${scripts.join('')}</body>`)
}

/** The document with a screen in it: what it says while it is empty goes, what the app takes over comes. */
export function fillDocument(document: string, { head, body, data }: Omit<PageParts, 'status'>): string {
  if (!document.includes(emptyRoot)) throw new Error('The document has no empty root element.')
  const brought = `<script type="application/json" id="page-data">${scriptJson(data)}</script>`
  // Functions, since a text may hold "$&".
  return document
    .replace(title, () => head)
    .replace(noscript, (said) => (inert.test(body) ? said : ''))
    .replace(emptyRoot, () => `<div id="root">${body}</div>${brought}`)
}

/** JSON for the inside of a script element, which no text in it can end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
