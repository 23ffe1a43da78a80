import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|txt|xml)$/
const SMALLEST_WORTH_IT = 1024

await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
await build({ configFile: 'vite.server.config.ts', logLevel: 'warn' })
for (const file of readdirSync('dist/client', { recursive: true, encoding: 'utf8' })) compress(join('dist/client', file))

/** Compresses once, at its best, so that no request pays for it. */
function compress(path: string) {
  if (!COMPRESSIBLE.test(path)) return
  const content = readFileSync(path)
  if (content.length < SMALLEST_WORTH_IT) return
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
