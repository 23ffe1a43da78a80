import { watchChunks } from './chunk-failures.ts'

/** Some tabs are painted only when someone looks at them. */
const PATIENCE_MS = 500
const root = document.getElementById('root')!

watchChunks()
void start()

/** Brings up the app. What came as HTML is painted first: the app would only compete with it for the processor. */
async function start(): Promise<void> {
  if (root.hasChildNodes()) await painted()
  const { startPage } = await import('./page.tsx')
  await startPage(root)
}

function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE_MS)
    new PerformanceObserver(() => setTimeout(done)).observe({ type: 'paint', buffered: true })
  })
}
