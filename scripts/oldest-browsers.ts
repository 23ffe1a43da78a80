/**
 * The oldest browsers that the app supports, by the names of MDN's compatibility data; README.md gives the
 * reasons. Chrome on phones and Edge have the versions of Chrome, Firefox on phones that of Firefox.
 */
export const oldestBrowsers = {
  chrome: '109',
  chrome_android: '109',
  edge: '109',
  firefox: '128',
  firefox_android: '128',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '21.0',
} as const

/** The syntax that the build may use, as Vite names it. Samsung Internet 21 is Chrome 110. */
export const buildTargets = [
  `chrome${oldestBrowsers.chrome}`,
  `edge${oldestBrowsers.edge}`,
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
]
