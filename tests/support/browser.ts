import { existsSync } from 'node:fs'

/**
 * The browser of Debian's packages; undefined if there is none and Playwright's own is used. The headless
 * shell comes first: it renders no window, which saves a third of the journeys' time.
 */
export const findBrowser = (): string | undefined =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * The arguments of the journeys' browser: with only the page, whose scripts run too briefly to be optimised.
 */
const browserArguments = [
  '--js-flags=--no-opt,--no-maglev,--max-lazy',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's launch options: the arguments, and the system's browser if there is one. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  return { ...(executablePath !== undefined && { executablePath }), args: browserArguments }
}
