# One image for every role: TULIA_ROLE chooses web, worker or all.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY prisma ./prisma
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/prompts ./prompts
COPY --from=build /app/fixtures ./fixtures
COPY --from=build /app/glossary ./glossary
COPY --from=build /app/src/http/chat/page ./src/http/chat/page
USER node
EXPOSE 3000 9464
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "dist/src/main/start.js"]
