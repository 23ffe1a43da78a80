import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { areaFiles } from './scripts/areas.ts'
import { routeFiles } from './scripts/route-files.ts'
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
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: areaFiles() }, postBanner: COMPILE_AHEAD } },
  },
  server: {
    port: 5173,
    // The page's own address stays the Origin: the server compares it with the forwarded host.
    proxy: Object.fromEntries(
      ['/api', '/demo', '/files', '/healthz', '/notice/rss.xml', '/robots.txt', '/sitemap.xml'].map(
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

/** What runs before the first paint: the colour theme, and what holds presses. The server fills in the nonce that lets it run. */
function scriptsBeforePaint(): Plugin {
  return {
    name: 'scripts-before-paint',
    transformIndexHtml: () =>
      [colorModeScript, earlyPressesScript].map((children) => ({
        tag: 'script',
        attrs: { nonce: '__CSP_NONCE__' },
        children,
        injectTo: 'head-prepend' as const,
      })),
  }
}
