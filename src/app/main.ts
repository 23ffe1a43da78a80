import { watchChunks } from './chunk-failures.ts'

const root = document.getElementById('root')!

watchChunks()
void start()

async function start(): Promise<void> {
  const { startPage } = await import('./page.tsx')
  await startPage(root)
}
