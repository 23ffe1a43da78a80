/** Where Debian's Chromium lies; a machine without it gets the one that Playwright installs. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** What Playwright turns off; the browser heeds the last such switch alone, so it is said again with what follows. */
export const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

// The suggestions under the address bar are two pages of their own, which each window of the journeys would load unseen.
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** How the browser of the journeys is started: with nothing but the page. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBar].join(',')}`,
]
