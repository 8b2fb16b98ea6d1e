import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:3001'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: { outDir: 'dist/web', target: 'es2022', assetsInlineLimit: 0, manifest: true, chunkSizeWarningLimit: 900 },
  server: {
    host: '127.0.0.1',
    strictPort: true, // Contract files are modules of the web app in development: they share the API's first path segment.
    proxy: { '^/api/(?!contract/)': { target: api, changeOrigin: false } },
  },
})
