import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { areaFiles } from './scripts/areas.ts'
import { buildTargets } from './scripts/oldest-browsers.ts'
import { routeFiles } from './scripts/route-files.ts'
import { polyfillsScript } from './src/browser/polyfills-script.ts'
import { colorModeScript } from './src/ui/color-mode-script.ts'
import { earlyPressesScript } from './src/ui/early-presses-script.ts'

const server = process.env.SERVER_ORIGIN ?? 'http://localhost:3000'

/**
 * A comment that is added to each built file. It makes V8 compile the file off the main thread while the file loads,
 * instead of each function at its first call (explicit compile hints). Other engines ignore the comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/** The options for generating the route tree, shared by the build for browsers and the build for server rendering. */
export const routerOptions = {
  target: 'react',
  routesDirectory: 'src/routes',
  // The generated file is outside src/routes, since writing it would otherwise be detected as a change of a route.
  generatedRouteTree: 'src/app/routeTree.gen.ts',
  routeFileIgnorePattern: '\\.test\\.tsx?$',
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']] },
} satisfies Parameters<typeof tanstackRouter>[0]

export default defineConfig({
  plugins: [tanstackRouter(routerOptions), react(), routeAddresses(), scriptsBeforePaint()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: buildTargets,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: areaFiles() }, postBanner: COMPILE_AHEAD } },
  },
  server: {
    port: 5173,
    // The host of the page is forwarded unchanged, since the server compares the Origin header with it.
    proxy: Object.fromEntries(
      ['/api', '/brand', '/demo', '/files', '/healthz', '/notice/rss.xml', '/robots.txt', '/sitemap.xml'].map(
        (path) => [path, { target: server, changeOrigin: false }],
      ),
    ),
  },
})

/**
 * Writes routes.json for the server: the existing addresses, so that the server answers an unknown address with 404,
 * and the files that each address needs.
 */
function routeAddresses(): Plugin {
  return {
    name: 'route-addresses',
    apply: 'build',
    generateBundle(_, bundle) {
      const routes = routeFiles(readFileSync('src/app/routeTree.gen.ts', 'utf8'), bundle)
      if (Object.keys(routes).length === 0) this.error('No route was found in src/app/routeTree.gen.ts')
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) })
    },
  }
}

const POLYFILLS = 'src/browser/polyfills.ts'

/**
 * Adds the scripts that run before the first paint: they fetch polyfills, set the colour theme, and hold clicks until
 * hydration. The server fills in the nonce that allows them to run.
 */
function scriptsBeforePaint(): Plugin {
  let isBuild = false
  return {
    name: 'scripts-before-paint',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    buildStart() {
      // No module imports the polyfills, so that only browsers that lack one of them fetch the file.
      if (isBuild) this.emitFile({ type: 'chunk', id: POLYFILLS, name: 'polyfills' })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        [polyfillsScript(addressOf(POLYFILLS, bundle)), colorModeScript, earlyPressesScript].map(
          (children) => ({
            tag: 'script',
            attrs: { nonce: '__CSP_NONCE__' },
            children,
            injectTo: 'head-prepend' as const,
          }),
        ),
    },
  }
}

/** Returns the URL of a module: its source path during development, otherwise its file of the build. */
function addressOf(module: string, bundle: Rolldown.OutputBundle | undefined): string {
  if (!bundle) return `/${module}`
  const file = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  )
  if (!file) throw new Error(`No file was built of ${module}.`)
  return `/${file.fileName}`
}
