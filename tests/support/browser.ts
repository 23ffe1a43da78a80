/** Where Debian's Chromium lies; a machine without it gets the one that Playwright installs. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium'
