import { readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, nameLaterPieces, neededBeside } from './scripts/pieces.ts'
import { colorModeScript } from './src/ui/color-mode-script.ts'

const server = process.env.SERVER_ORIGIN ?? 'http://localhost:3000'

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
  plugins: [
    tanstackRouter(routerOptions),
    react(),
    routeAddresses(),
    colorModeBeforePaint(),
    nameLaterPieces(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    modulePreload: { polyfill: false, resolveDependencies: neededBeside },
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
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

/** Tells the server which addresses exist, so that an unknown one is answered with 404. */
function routeAddresses(): Plugin {
  return {
    name: 'route-addresses',
    apply: 'build',
    generateBundle() {
      const tree = readFileSync('src/app/routeTree.gen.ts', 'utf8')
      const union = /fileRoutesByTo: FileRoutesByTo[\s\S]*?\n  to:\n([\s\S]*?)\n  id:/.exec(tree)?.[1] ?? ''
      const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
      if (routes.length === 0) this.error('No route was found in src/app/routeTree.gen.ts')
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) })
    },
  }
}

/** Sets the colour theme before the first paint; the server fills in the nonce that lets the script run. */
function colorModeBeforePaint(): Plugin {
  return {
    name: 'color-mode-before-paint',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { nonce: '__CSP_NONCE__' },
        children: colorModeScript,
        injectTo: 'head-prepend',
      },
    ],
  }
}
