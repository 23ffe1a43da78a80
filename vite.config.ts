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
 * Lets a browser compile a file off the main thread while it arrives, not function by function when each is called (V8's
 * explicit compile hints). Others read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/** How routes become a tree, for the browser's build and the rendering one alike. */
export const routerOptions = {
  target: 'react',
  routesDirectory: 'src/routes',
  // Outside src/routes, so that generating it does not look like a change of a route.
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
    // The page's own address stays the Origin: the server compares it with the forwarded host.
    proxy: Object.fromEntries(
      ['/api', '/brand', '/demo', '/files', '/healthz', '/notice/rss.xml', '/robots.txt', '/sitemap.xml'].map(
        (path) => [path, { target: server, changeOrigin: false }],
      ),
    ),
  },
})

/** Tells the server which addresses exist, so that an unknown one is answered with 404, and which files each needs. */
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
 * What runs before the first paint: what fetches polyfills, the colour theme, and what holds presses. The server fills in the
 * nonce that lets it run.
 */
function scriptsBeforePaint(): Plugin {
  let isBuild = false
  return {
    name: 'scripts-before-paint',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    buildStart() {
      // No module imports it, so that no browser fetches it that has all it adds.
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

/** Where a module is fetched from: as it is while developing, else in its file of the build. */
function addressOf(module: string, bundle: Rolldown.OutputBundle | undefined): string {
  if (!bundle) return `/${module}`
  const file = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${module}`),
  )
  if (!file) throw new Error(`No file was built of ${module}.`)
  return `/${file.fileName}`
}
