import { type Brand, isDemoBrand } from '#server/brand/brand.ts'
import { markAddress } from './brand-mark.ts'
import { accentRules } from './brand-style.ts'
import { lateAppScript } from './late-app-script.ts'
import { scriptJson } from './script-json.ts'
import { escapeXml } from './xml.ts'

/** The placeholder in the built document for the nonce of an answer. */
export const NONCE_MARK = '__CSP_NONCE__'

const BRAND_NAME = /__BRAND__/g
const BRAND_MARK = /__MARK__/g
const iconPattern = /(<link rel="icon" href=")[^"]*("[^>]*>)/

/** Returns the built document with the name, the logo and the colours of the portal. */
export function brandDocument(document: string, brand: Brand): string {
  const [mark, rules] = [markAddress(brand), accentRules(brand.accentColor)]
  return document
    .replace(BRAND_NAME, () => escapeXml(brand.brandName))
    .replace(BRAND_MARK, () => mark)
    .replace(iconPattern, (whole, before: string) => (isDemoBrand(brand) ? whole : `${before}${mark}">`))
    .replace('</head>', () => (rules === '' ? '</head>' : `<style>${rules}</style></head>`))
}

/**
 * A rendered screen: its HTTP status, HTML for the head and the body, and the data that the app needs for
 * hydration.
 */
export type PageParts = { status: number; head: string; body: string; data: unknown }

const titlePattern = /<title>[^<]*<\/title>/
const emptyRoot = '<div id="root"></div>'
const noscriptPattern = /\s*<noscript>[^<]*<\/noscript>/
/** A form that does nothing before hydration, see `src/app/render.tsx`. */
const inertFormPattern = /<form method="dialog"/
const scriptPattern = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/

/**
 * Returns the document with styles before all other styles of the page: the first style sets the order of the cascade
 * layers.
 */
export function addStyles(document: string, html: string): string {
  if (!titlePattern.test(document)) throw new Error('The document has no title.')
  return document.replace(titlePattern, (found) => html + found)
}

/**
 * Returns the document with the app's script and the files of its screen at the end, after the visible content. A
 * screen in `body` is painted before the scripts run. The scripts are fetched earlier only if a form of the screen
 * needs the app.
 */
export function addFiles(document: string, files: readonly string[], body?: string): string {
  const entry = scriptPattern.exec(document)
  if (!entry) return document
  const [tag, address] = entry as unknown as [string, string]
  const links = (attributes: string) =>
    files.map((file) => `<link ${attributes} crossorigin href="${file}">`).join('')
  const withoutScripts = document.replace(/\s*<link rel="modulepreload"[^>]*>/g, '').replace(tag, '')
  const appendToBody = (html: string) => withoutScripts.replace('</body>', () => `${html}</body>`)
  if (body === undefined) return appendToBody(links('rel="modulepreload"') + tag)
  const lateScript = appendToBody(
    `<script>${lateAppScript([...files.filter((file) => file !== address), address])}</script>`,
  )
  return inertFormPattern.test(body)
    ? lateScript.replace(
        titlePattern,
        (found) => links('rel="preload" as="script" fetchpriority="low"') + found,
      )
    : lateScript
}

/**
 * Returns the document with a rendered screen, which replaces the text of the empty document, and with the data for
 * hydration.
 */
export function fillDocument(document: string, { head, body, data }: Omit<PageParts, 'status'>): string {
  if (!document.includes(emptyRoot)) throw new Error('The document has no empty root element.')
  const dataScript = `<script type="application/json" id="page-data">${scriptJson(data)}</script>`
  // Uses replacement functions, since in a replacement text "$&" would insert the match.
  return document
    .replace(titlePattern, () => head)
    .replace(noscriptPattern, (element) => (inertFormPattern.test(body) ? element : ''))
    .replace(emptyRoot, () => `<div id="root">${body}</div>${dataScript}`)
}
