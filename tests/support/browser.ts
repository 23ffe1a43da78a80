import { existsSync } from 'node:fs'

/**
 * The browser that Debian's packages bring, undefined where there is none and the one Playwright installs is used. The
 * headless shell comes first: it draws no window of its own, which costs the journeys a third of their time.
 */
export const findBrowser = (): string | undefined =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** How the browser of the journeys is started: with nothing but the page, whose scripts live too briefly to be optimised. */
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

/** What Playwright is given to start the browser: the arguments, and the system's one where there is one. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  return { ...(executablePath !== undefined && { executablePath }), args: browserArguments }
}
