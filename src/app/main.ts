import { watchChunks } from './chunk-failures.ts'

const root = document.getElementById('root')!

watchChunks()
void start().catch((error: unknown) => {
  window.earlyPresses?.late()
  throw error
})

async function start(): Promise<void> {
  await window.polyfilled
  const { startPage } = await import('./page.tsx')
  await startPage(root)
}
