import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NONCE_MARK = '__CSP_NONCE__'
const notPages = /^(?:index\.html|routes\.json|.*\.(?:map|br|gz))$/
const needsNonce = /<(?=script\b|style\b|link\b[^>]*\brel="?(?:modulepreload|stylesheet|preload))(?![^>]*\bnonce=)(\w+)/g
// Addresses that concern one person, and those only people who were sent there should find.
const unlisted = /^\/(?:auth|my|admin|link|demo)(?:\/|$)/

/**
 * What the web app's build says about itself: its page, the addresses it knows and the files beside it. Without a build
 * there is no page (in development Vite serves it).
 */
export function createPages(clientDir: string) {
  const shell = readMaybe(join(clientDir, 'index.html'))?.replaceAll(needsNonce, `<$1 nonce="${NONCE_MARK}"`)
  const known = (JSON.parse(readMaybe(join(clientDir, 'routes.json')) ?? '[]') as string[]).map(patternOf)

  return {
    isBuilt: shell !== undefined,

    /** Files at the top of the build that are served under their own names, such as the icon. */
    files: shell === undefined ? [] : readdirSync(clientDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !notPages.test(entry.name))
      .map(({ name }) => name),

    /** The page with a fresh nonce in its scripts and styles. */
    render(): { html: string; nonce: string } {
      const nonce = newNonce()
      return { html: (shell ?? '').replaceAll(NONCE_MARK, nonce), nonce }
    },

    /** Whether the web app has a screen at a path. */
    isKnown: (path: string): boolean => known.some((pattern) => pattern.test(path)),

    /** Whether search engines are asked to leave a path out. */
    isUnlisted: (path: string): boolean => unlisted.test(path),
  }
}

/** 128 random bits that allow the scripts and styles of one answer. */
export const newNonce = () => randomBytes(16).toString('base64')

/** A route such as "/notice/$id" as a pattern of its paths; "$" alone stands for whatever follows. */
function patternOf(route: string): RegExp {
  const parts = route.split('/').filter(Boolean).map((part) => {
    if (part === '$') return '/.+'
    return part.startsWith('$') ? '/[^/]+' : `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  })
  return new RegExp(`^${parts.join('')}/?$`)
}

function readMaybe(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
