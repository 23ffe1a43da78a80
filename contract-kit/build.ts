import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Contract } from '../scripts/contract-examples.ts'
import { adaptForTools } from '../scripts/contract-for-tools.ts'
import { readInteractions } from '../src/api/pact/pact-file.ts'
import { dataFiles } from './data.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const dist = join(folder, 'dist')

// Bundles all libraries into one file, so that the package needs only Node.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  root: folder,
  ssr: { noExternal: true },
  resolve: { alias: { '#domain': join(folder, '../domain'), '#contract': join(folder, '../contract') } },
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: join(folder, 'cli.ts'),
      output: { entryFileNames: 'verify.mjs', codeSplitting: false },
    },
  },
})
chmodSync(join(dist, 'verify.mjs'), 0o755)
mkdirSync(join(dist, 'data'))
for (const [name, source] of dataFiles) {
  const data: unknown = JSON.parse(readFileSync(join(folder, source), 'utf8'))
  const packedData = name === 'openapi.json' ? adaptForTools(data as Contract, readInteractions()) : data
  writeFileSync(join(dist, 'data', name), JSON.stringify(packedData))
}
// Copies the files of the example server to the folder that contains `python/portal_kit`, where a team reads
// and runs them.
cpSync(join(folder, '../examples/python-server'), join(dist, 'python-server'), {
  recursive: true,
  filter: (path) => !path.includes('__pycache__'),
})
