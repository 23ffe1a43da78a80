import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routerOptions } from './vite.config.ts'

/** The app for Node, where it renders pages to HTML: whole, since the server shares none of its libraries. */
export default defineConfig({
  publicDir: false,
  plugins: [tanstackRouter(routerOptions), react()],
  // React's own build for production, whatever the process that loads it calls itself.
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
