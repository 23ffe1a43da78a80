import { existsSync } from 'node:fs'

/**
 * Returns the path of the browser of Debian’s packages; undefined if none is installed (Playwright’s own browser is
 * then used). The headless shell is preferred: it renders no window, which saves a third of the time of the journeys.
 */
export const findBrowser = (): string | undefined =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * The arguments of the journeys' browser. Optimising compilers are turned off, since the scripts of a page run too
 * briefly to benefit; background services of the browser are turned off as well.
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
