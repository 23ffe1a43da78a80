import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routerOptions } from './vite.config.ts'

/**
 * Builds the app for Node, which renders pages to HTML. All libraries are bundled, since the server shares none of
 * them.
 */
export default defineConfig({
  publicDir: false,
  plugins: [tanstackRouter(routerOptions), react()],
  // Selects React's production build, whatever the NODE_ENV of the process that loads the app.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render.tsx',
    outDir: 'dist/pages',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'render.js' } },
  },
})
