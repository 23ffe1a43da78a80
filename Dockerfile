# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS base
ENV PACT_DO_NOT_TRACK=true SCARF_ANALYTICS=false DO_NOT_TRACK=1 NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM base AS libraries
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production DEMO=0 HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/dist dist
# Read at the start: the contract's schemas and the migrations lie alongside dist, not in it.
COPY --from=build /app/package.json ./
COPY --from=build /app/contract/openapi.gen.json contract/
COPY --from=build /app/server/db/migrations server/db/migrations
# A volume that is mounted here belongs to the person who runs the server.
RUN mkdir /files && chown node:node /files
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
