import { watchChunks } from './chunk-failures.ts'

watchChunks()
void start()

/**
 * Brings up the app a piece at a time, so that the page answers in between: a browser runs everything that is imported
 * together without a pause.
 */
async function start(): Promise<void> {
  await import('#src/ui/UiProvider.tsx')
  await pause()
  const { startPage } = await import('./page.tsx')
  await pause()
  await startPage(document.getElementById('root')!)
}

const pause = () => new Promise((done) => setTimeout(done))
