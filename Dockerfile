# One image for the API, the worker and the migrations: the same code, another command.
FROM node:24.21.0-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Prisma's schema engine in WebAssembly stands in for its download; generating only wants to see some program.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/true CHECKPOINT_DISABLE=1
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx prisma generate && npx vite build --outDir dist/web --emptyOutDir && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production CHECKPOINT_DISABLE=1 \
    PRISMA_SCHEMA_ENGINE_BINARY=/app/scripts/parts/schema-engine.mjs \
    WEB_DIST=/app/dist/web PORT=3000 LISTEN_HOST=0.0.0.0
WORKDIR /app
COPY --from=built --chown=node:node /app /app
USER node
EXPOSE 3000
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "api/main.ts"]
