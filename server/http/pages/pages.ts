import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPageCache, type Page } from './page-cache.ts'
import { fillDocument, NONCE_MARK, ORIGIN_MARK } from './page-html.ts'
import { type AnswerCall, loadPageRenderer } from './page-renderer.ts'

/** Where the build keeps the pages it has rendered: "/" as index.html, "/service/plan" as service/plan.html. */
export const BUILT_PAGES = 'pages'
/** Where the build says its own name, `{"build":"…"}`; every document of it carries the same one. */
export const VERSION_FILE = 'version.json'
const OK = 200
const UNKNOWN = 404
const KEEP = { keepMs: 5_000, most: 200, atOnce: 8 }
// A longer query is nobody's filter.
const LONGEST_HREF = 1_000
const notPages = /^(?:.*\.html|routes\.json|version\.json|.*\.(?:map|br|gz))$/
const needsNonce =
  /<(?=script\b|style\b|link\b[^>]*\brel="?(?:modulepreload|stylesheet|preload))(?![^>]*\bnonce=)(\w+)/g
// Addresses that concern one person, and those only people who were sent there should find.
const unlisted = /^\/(?:auth|my|admin|link|demo|subscription|inquiry\/done|apps\/\w+)(?:\/|$)/

export type PagesOptions = {
  clientDir: string
  /** Answers the calls of pages that hold data; without it they are drawn in the browser. */
  answerCall?: AnswerCall
  /** Epoch milliseconds. */
  now?: () => number
  /** Told of a page that could not be rendered; it is drawn in the browser then. */
  onFailure?: (error: unknown) => void
}

/** The path and query that were asked for, and the site's own origin, such as "https://bitjang.example". */
export type PageRequest = { path: string; href: string; origin: string }

/**
 * What the web app's build says about itself: its document, with the screen in it where one comes rendered, the
 * addresses it knows and the files beside it. Without a build there is no page (in development Vite serves it).
 */
export function createPages({ clientDir, answerCall, now = Date.now, onFailure = () => {} }: PagesOptions) {
  // Nobody who writes a notice can guess these, so no text of a page turns into a nonce.
  const marks = { nonce: randomBytes(16).toString('hex'), origin: randomBytes(16).toString('hex') }
  const marked = (document: string) =>
    document
      .replaceAll(needsNonce, `<$1 nonce="${NONCE_MARK}"`)
      .replaceAll(NONCE_MARK, marks.nonce)
      .replaceAll(ORIGIN_MARK, marks.origin)

  const document = readMaybe(join(clientDir, 'index.html'))
  const shell = document === undefined ? undefined : marked(document)
  const known = (JSON.parse(readMaybe(join(clientDir, 'routes.json')) ?? '[]') as string[]).map(patternOf)
  const isKnown = (path: string): boolean => known.some((pattern) => pattern.test(path))
  const built = builtPages(join(clientDir, BUILT_PAGES), marked)
  const renderer = answerCall && shell !== undefined ? loadPageRenderer(clientDir) : undefined

  const rendered = createPageCache({
    ...KEEP,
    now,
    make: async (href) => {
      const parts = await (await renderer)!.renderPage({ href, ...marks, answerCall: answerCall! })
      return parts && { document: fillDocument(shell!, parts), status: parts.status }
    },
  })
  const asked = async ({ path, href }: PageRequest): Promise<Page | undefined> => {
    try {
      const patterns = (await renderer)?.askedPages.map(patternOf) ?? []
      if (href.length > LONGEST_HREF || !patterns.some((pattern) => pattern.test(path))) return undefined
      return await rendered.get(href)
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }

  return {
    isBuilt: shell !== undefined,

    /** What the build says its name is, as it was when its documents were read: the two belong together. */
    version: readMaybe(join(clientDir, VERSION_FILE)),

    /** Files at the top of the build that are served under their own names, such as the icon. */
    files:
      shell === undefined
        ? []
        : readdirSync(clientDir, { withFileTypes: true })
            .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !notPages.test(entry.name))
            .map(({ name }) => name),

    /** The document of an address, with a fresh nonce in its scripts and styles, and its status. */
    async render(request: PageRequest): Promise<{ html: string; nonce: string; status: number }> {
      const nonce = newNonce()
      const { path, origin } = request
      const ready = built.get(path)
      const page = ready === undefined ? await asked(request) : { document: ready, status: OK }
      const { document: found, status } = page ?? {
        document: shell ?? '',
        status: isKnown(path) ? OK : UNKNOWN,
      }
      return { html: found.replaceAll(marks.nonce, nonce).replaceAll(marks.origin, origin), nonce, status }
    },

    /** Renders every page anew that holds data: what it shows has changed. */
    forget: rendered.forget,

    /** Whether search engines are asked to leave a path out. */
    isUnlisted: (path: string): boolean => unlisted.test(path),
  }
}

/** 128 random bits that allow the scripts and styles of one answer. */
export const newNonce = () => randomBytes(16).toString('base64')

/** A route such as "/notice/$id" as a pattern of its paths; "$" alone stands for whatever follows. */
function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '$') return '/.+'
      return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
  return new RegExp(`^${parts.join('')}/?$`)
}

/** The pages the build has rendered, by path. */
function builtPages(directory: string, read: (document: string) => string): Map<string, string> {
  if (!existsSync(directory)) return new Map()
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  return new Map(
    files.map((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`
      return [path, read(readFileSync(join(directory, file), 'utf8'))]
    }),
  )
}

function readMaybe(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
