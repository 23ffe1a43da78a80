import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#domain/clock.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { PageSent } from '#server/observability/metrics.ts'
import { runInSpan } from '#server/observability/spans.ts'
import { markAddress } from './brand-mark.ts'
import { type BuiltRoutes, filesOfPath } from './known-pages.ts'
import { limitWaitInOutages } from './outage.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { addFiles, brandDocument, fillDocument, NONCE_MARK } from './page-html.ts'
import { type AnswerCall, rendererFile } from './page-renderer.ts'
import { withinLimits } from './render-limits.ts'
import { createRenderThread } from './render-thread.ts'

/** The file with the name of the build, `{"build":"…"}`. Every document of the build also contains this name. */
export const VERSION_FILE = 'version.json'
const OK = 200
const UNKNOWN = 404
/**
 * Pages of visitors are cached for less than a second, since nodes do not notify each other of changes: a removed
 * notice must disappear on all nodes.
 */
const KEEP = { keepMs: 900, staleMs: 5_000, most: 200, atOnce: 8 }
/** The maximum number of personal pages that are rendered or waiting, and the time limit for rendering one page. */
const LIMITS = { atOnce: 16, withinMs: 6_000 }
// The maximum length of path and query: all addresses of the portal are shorter.
export const MAX_HREF_LENGTH = 1_000
/** An id of at least 200 characters, which is longer than any id of a record. */
const overlongIdPattern = /[?&]\w+(?:Id|No)=[^&]{200}|^[^?]*\/[^/?]{200}/
const excludedFilePattern = /^(?:.*\.html|routes\.json|version\.json|.*\.(?:map|br|gz))$/
const noncePattern =
  /<(?=script\b|style\b|link\b[^>]*\brel="?(?:modulepreload|stylesheet|preload))(?![^>]*\bnonce=)(\w+)/g
// The paths of personal pages, and of pages that can be found only by a link.
const unlistedPattern = /^\/(?:auth|card|my|admin|link|demo|subscription|inquiry\/done|apps\/\w+)(?:\/|$)/

export type PagesOptions = {
  clientDir: string
  /** Answers a visitor's calls; without this option pages are rendered in the browser. */
  answerCall?: AnswerCall
  /** The name and the appearance of the portal. */
  brand: CurrentBrand
  /** The portal's time. */
  now?: () => Date
  /** Called for each page that was sent, with its kind and duration in milliseconds. */
  onSent?: (sent: PageSent, ms: number) => void
  /** Called with the error of a page that could not be rendered; the browser then renders the page. */
  onFailure?: (error: unknown) => void
}

/** The requested path and query, and the site's own origin, such as "https://bitjang.example". */
export type PageRequest = {
  path: string
  href: string
  origin: string
  /** Whether the browser reports that it runs on a phone. */
  isPhone?: boolean
  /** Answers the calls of the reader; undefined if the request identifies no reader. */
  answerOwnCall?: AnswerCall | undefined
  /** Whether the reader could not be identified; the app then identifies the reader in the browser. */
  isReaderUnread?: boolean
}

/** The answer for an address: a document with its nonce, or another address. */
export type PageAnswer = { html: string; nonce: string; status: number } | { redirect: string }

/**
 * Returns the pages of the web app's build: the document with the rendered screen, the addresses, and the other
 * files. Without a build there are no pages (in development Vite serves them).
 */
export function createPages(options: PagesOptions) {
  const { clientDir, answerCall, brand } = options
  const { now = systemClock.now, onSent = () => {}, onFailure = () => {} } = options
  // The placeholders are random: the author of a notice cannot guess them, so a nonce never replaces text of a page.
  const pagePlaceholders = { nonce: randomBytes(16).toString('hex'), origin: randomBytes(16).toString('hex') }
  const document = readIfExists(join(clientDir, 'index.html'))
  const filesOf = filesOfPath(JSON.parse(readIfExists(join(clientDir, 'routes.json')) ?? '{}') as BuiltRoutes)
  const file = answerCall && document !== undefined ? rendererFile(clientDir) : undefined
  const renderer = file === undefined ? undefined : createRenderThread(file)

  const shellFor = (path: string, body?: string): string =>
    addFiles(brandDocument(document ?? '', brand()), filesOf(path) ?? [], body)
      .replaceAll(noncePattern, `<$1 nonce="${NONCE_MARK}"`)
      .replaceAll(NONCE_MARK, pagePlaceholders.nonce)

  const renderWithinLimits = withinLimits(LIMITS)
  const inTime = limitWaitInOutages()
  const make = async (href: string, isPhone: boolean, answering: AnswerCall): Promise<Page | undefined> => {
    const renderResult = await inTime(answering, async (answerCall) =>
      renderer?.renderPage({
        href,
        ...pagePlaceholders,
        now: now(),
        isPhone,
        answerCall,
        brand: { name: brand().brandName, mark: markAddress(brand()) },
      }),
    )
    if (!renderResult || 'redirect' in renderResult) return renderResult
    return {
      document: fillDocument(shellFor(pathOf(href), renderResult.body), renderResult),
      status: renderResult.status,
    }
  }
  const visitorsPages = createPageCache({ ...KEEP, now: () => now().getTime() })
  const renderedPage = async ({
    path,
    href,
    isPhone = false,
    answerOwnCall,
    isReaderUnread,
  }: PageRequest): Promise<Page | undefined> => {
    if (!renderer || isReaderUnread || href.length > MAX_HREF_LENGTH || !isDecodable(path)) return undefined
    try {
      // A personal page is rendered for its reader only, and never stored.
      if (answerOwnCall) return await renderWithinLimits(() => make(href, isPhone, answerOwnCall))
      const key = `${isPhone ? 'phone' : 'any'} ${href}`
      return await visitorsPages.get(key, () => make(href, isPhone, answerCall!))
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }

  return {
    isBuilt: document !== undefined,

    /** The name of the build. It is read together with the documents, since both must belong to the same build. */
    version: readIfExists(join(clientDir, VERSION_FILE)),

    /** Files at the top of the build that are served under their own names, such as the icon. */
    files:
      document === undefined
        ? []
        : readdirSync(clientDir, { withFileTypes: true })
            .filter(
              (entry) =>
                entry.isFile() && !entry.name.startsWith('.') && !excludedFilePattern.test(entry.name),
            )
            .map(({ name }) => name),

    /** Renders the answer for an address, with a fresh nonce in its scripts and styles. */
    async render(request: PageRequest): Promise<PageAnswer> {
      const { path, origin } = request
      const startedAt = performance.now()
      const page = await runInSpan('render page', {}, () => renderedPage(request))
      const pageKind = page ? ('redirect' in page ? 'redirect' : 'rendered') : 'shell'
      onSent(pageKind, performance.now() - startedAt)
      if (page && 'redirect' in page) return page
      const isKnown = filesOf(path) && isDecodable(path) && !overlongIdPattern.test(request.href)
      const status = isKnown ? OK : UNKNOWN
      const { document: found, status: code } = page ?? { document: shellFor(path), status }
      const nonce = newNonce()
      return {
        html: found.replaceAll(pagePlaceholders.nonce, nonce).replaceAll(pagePlaceholders.origin, origin),
        nonce,
        status: code,
      }
    },

    /** Removes every stored page, so that the next request renders the page with its changed contents. */
    forget: visitorsPages.forget,

    /** Ends the rendering; unfinished pages fail. */
    stop: async () => renderer?.stop(),

    /** Whether search engines are asked to ignore a path. */
    isUnlisted: (path: string): boolean => unlistedPattern.test(path),
  }
}

/** Returns 128 random bits that allow the scripts and styles of one answer. */
export const newNonce = () => randomBytes(16).toString('base64')

function isDecodable(path: string): boolean {
  try {
    // Uses the result, since the bundler removes a call of `decodeURI` whose result is unused.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

const pathOf = (href: string) => href.split('?', 1)[0]!

function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
