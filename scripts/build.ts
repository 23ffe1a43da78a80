import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { addStyles, NONCE_MARK } from '#server/http/pages/page-html.ts'
import { type PageRenderer, rendererFile } from '#server/http/pages/page-renderer.ts'
import { VERSION_FILE } from '#server/http/pages/pages.ts'

const CLIENT = 'dist/client'
const COMPRESSIBLE = /\.(js|css|svg|txt|xml)$/
const SMALLEST_WORTH_IT = 1024

await build({ configFile: 'vite.config.ts', logLevel: 'warn' })
await build({ configFile: 'vite.pages.config.ts', logLevel: 'warn' })
await build({ configFile: 'vite.server.config.ts', logLevel: 'warn' })
await completeDocument()
for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) compress(join(CLIENT, file))

/**
 * Names the build after its contents, so that equal builds have equal names; returns the marker for its documents.
 */
function nameBuild(): string {
  const builtFiles = [
    join(CLIENT, '.vite/manifest.json'),
    join(CLIENT, 'index.html'),
    'dist/pages/render.js',
  ].map((file) => readFileSync(file))
  const build = createHash('sha256').update(Buffer.concat(builtFiles)).digest('hex').slice(0, 16)
  writeFileSync(join(CLIENT, VERSION_FILE), JSON.stringify({ build }))
  return `<meta name="build" content="${build}">`
}

/** Adds the styles and the name of the build to the document. */
async function completeDocument() {
  const renderer = (await import(pathToFileURL(rendererFile(CLIENT)!).href)) as PageRenderer
  const index = join(CLIENT, 'index.html')
  const namedDocument = readFileSync(index, 'utf8').replace('</head>', `${nameBuild()}</head>`)
  writeFileSync(index, addStyles(namedDocument, await renderer.globalStyles(NONCE_MARK)))
}

/** Compresses once at the best level, so that requests do not have to. */
function compress(path: string) {
  if (!COMPRESSIBLE.test(path)) return
  const content = readFileSync(path)
  if (content.length < SMALLEST_WORTH_IT) return
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
