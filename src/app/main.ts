import { watchChunks } from './chunk-failures.ts'
import { pause } from './pause.ts'

/** Some tabs are painted only when somebody looks at them. */
const PATIENCE_MS = 500
const root = document.getElementById('root')!

watchChunks()
void start()

/**
 * Brings up the app a piece at a time, so that the page answers in between: a browser runs everything that is imported
 * together without a pause. What came as HTML is painted first: the app would only compete with it for the line.
 */
async function start(): Promise<void> {
  if (root.hasChildNodes()) await painted()
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[property=piece]'))
    fetchAhead(content)
  await import('#src/ui/theme/system.ts')
  await pause()
  await import('#src/ui/UiProvider.tsx')
  await pause()
  await import('./dom.ts')
  await pause()
  await import('#src/i18n/i18n.ts')
  await pause()
  await import('./router.ts')
  await pause()
  const { startPage } = await import('./page.tsx')
  await pause()
  await startPage(root)
}

function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE_MS)
    new PerformanceObserver(() => setTimeout(done)).observe({ type: 'paint', buffered: true })
  })
}

function fetchAhead(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
  )
}
