import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#domain/clock.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { PageSent } from '#server/observability/metrics.ts'
import { inSpan } from '#server/observability/spans.ts'
import { markAddress } from './brand-mark.ts'
import { type BuiltRoutes, knownPages } from './known-pages.ts'
import { givingUpInOutages } from './outage.ts'
import { createPageCache, type Page } from './page-cache.ts'
import { addFiles, brandDocument, fillDocument, NONCE_MARK } from './page-html.ts'
import { type AnswerCall, rendererFile } from './page-renderer.ts'
import { withinLimits } from './render-limits.ts'
import { createRenderThread } from './render-thread.ts'

/** Where the build says its own name, `{"build":"…"}`; every document of it carries the same one. */
export const VERSION_FILE = 'version.json'
const OK = 200
const UNKNOWN = 404
/** Nodes do not notify each other of changes: under a second, so that a removed notice is gone on all of them. */
const KEEP = { keepMs: 900, staleMs: 5_000, most: 200, atOnce: 8 }
/** Pages under way for one reader alone, those that wait for their turn included, and how long one may take. */
const LIMITS = { atOnce: 16, withinMs: 6_000 }
// A longer query is no filter of ours.
export const LONGEST_HREF = 1_000
/** An id that nothing has, since no id is as long. */
const endlessId = /[?&]\w+(?:Id|No)=[^&]{200}|^[^?]*\/[^/?]{200}/
const notPages = /^(?:.*\.html|routes\.json|version\.json|.*\.(?:map|br|gz))$/
const needsNonce =
  /<(?=script\b|style\b|link\b[^>]*\brel="?(?:modulepreload|stylesheet|preload))(?![^>]*\bnonce=)(\w+)/g
// Addresses that concern one person, and those only people who were sent there should find.
const unlisted = /^\/(?:auth|my|admin|link|demo|subscription|inquiry\/done|apps\/\w+)(?:\/|$)/

export type PagesOptions = {
  clientDir: string
  /** Answers a visitor's calls; without it pages are drawn in the browser. */
  answerCall?: AnswerCall
  /** Whose portal it is. */
  brand: CurrentBrand
  /** The portal's time. */
  now?: () => Date
  /** Called for each page that went out, with its kind and the milliseconds it took. */
  onSent?: (sent: PageSent, ms: number) => void
  /** Called for a page that could not be rendered; it is drawn in the browser then. */
  onFailure?: (error: unknown) => void
}

/** The path and query that were asked for, and the site's own origin, such as "https://bitjang.example". */
export type PageRequest = {
  path: string
  href: string
  origin: string
  /** Whether a phone asks, as its browser says. */
  isPhone?: boolean
  /** Answers the calls of the reader, where the request says something of them. */
  answerOwnCall?: AnswerCall | undefined
  /** That it could not be found out who asks: the app finds out in the browser. */
  isReaderUnread?: boolean
}

/** What goes out for an address: a document with its nonce, or another address. */
export type PageAnswer = { html: string; nonce: string; status: number } | { redirect: string }

/**
 * What the web app's build says about itself: its document, with the screen in it, the addresses it knows and the files
 * alongside it. Without a build there is no page (in development Vite serves it).
 */
export function createPages(options: PagesOptions) {
  const { clientDir, answerCall, brand } = options
  const { now = systemClock.now, onSent = () => {}, onFailure = () => {} } = options
  // The author of a notice cannot guess these, so no text of a page turns into a nonce.
  const marks = { nonce: randomBytes(16).toString('hex'), origin: randomBytes(16).toString('hex') }
  const document = readMaybe(join(clientDir, 'index.html'))
  const filesOf = knownPages(JSON.parse(readMaybe(join(clientDir, 'routes.json')) ?? '{}') as BuiltRoutes)
  const file = answerCall && document !== undefined ? rendererFile(clientDir) : undefined
  const renderer = file === undefined ? undefined : createRenderThread(file)

  const shellOf = (path: string, body?: string): string =>
    addFiles(brandDocument(document ?? '', brand()), filesOf(path) ?? [], body)
      .replaceAll(needsNonce, `<$1 nonce="${NONCE_MARK}"`)
      .replaceAll(NONCE_MARK, marks.nonce)

  const limited = withinLimits(LIMITS)
  const inTime = givingUpInOutages()
  const make = async (href: string, isPhone: boolean, answering: AnswerCall): Promise<Page | undefined> => {
    const made = await inTime(answering, async (answerCall) =>
      renderer?.renderPage({
        href,
        ...marks,
        now: now(),
        isPhone,
        answerCall,
        brand: { name: brand().brandName, mark: markAddress(brand()) },
      }),
    )
    if (!made || 'redirect' in made) return made
    return { document: fillDocument(shellOf(pathOf(href), made.body), made), status: made.status }
  }
  const visitorsPages = createPageCache({ ...KEEP, now: () => now().getTime() })
  const rendered = async ({
    path,
    href,
    isPhone = false,
    answerOwnCall,
    isReaderUnread,
  }: PageRequest): Promise<Page | undefined> => {
    if (!renderer || isReaderUnread || href.length > LONGEST_HREF || !isDecodable(path)) return undefined
    try {
      // What depends on a person is made for them alone, and stored nowhere.
      if (answerOwnCall) return await limited(() => make(href, isPhone, answerOwnCall))
      const key = `${isPhone ? 'phone' : 'any'} ${href}`
      return await visitorsPages.get(key, () => make(href, isPhone, answerCall!))
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }

  return {
    isBuilt: document !== undefined,

    /** What the build says its name is, as it was when its documents were read: the two belong together. */
    version: readMaybe(join(clientDir, VERSION_FILE)),

    /** Files at the top of the build that are served under their own names, such as the icon. */
    files:
      document === undefined
        ? []
        : readdirSync(clientDir, { withFileTypes: true })
            .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !notPages.test(entry.name))
            .map(({ name }) => name),

    /** The answer to an address, with a fresh nonce in its scripts and styles. */
    async render(request: PageRequest): Promise<PageAnswer> {
      const { path, origin } = request
      const began = performance.now()
      const page = await inSpan('render page', {}, () => rendered(request))
      const sent = page ? ('redirect' in page ? 'redirect' : 'rendered') : 'shell'
      onSent(sent, performance.now() - began)
      if (page && 'redirect' in page) return page
      const isKnown = filesOf(path) && isDecodable(path) && !endlessId.test(request.href)
      const status = isKnown ? OK : UNKNOWN
      const { document: found, status: code } = page ?? { document: shellOf(path), status }
      const nonce = newNonce()
      return {
        html: found.replaceAll(marks.nonce, nonce).replaceAll(marks.origin, origin),
        nonce,
        status: code,
      }
    },

    /** Renders every stored page again: what it shows has changed. */
    forget: visitorsPages.forget,

    /** Ends what renders; a page that is under way fails. */
    stop: async () => renderer?.stop(),

    /** Whether search engines are asked to leave a path out. */
    isUnlisted: (path: string): boolean => unlisted.test(path),
  }
}

/** 128 random bits that allow the scripts and styles of one answer. */
export const newNonce = () => randomBytes(16).toString('base64')

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call of this function whose result nothing uses.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

const pathOf = (href: string) => href.split('?', 1)[0]!

function readMaybe(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
