# The shop and the range without the desktop app, for classes: one container per learner or team.
#
#   docker build -t juice-range .
#   docker run --rm -p 127.0.0.1:3000:3000 juice-range
#
# It runs as any user id, on a read-only file system, without capabilities and without a network beyond the port.

# Both base images are pinned by the digest of their multi-platform list. .github/dependabot.yml proposes newer ones.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
# This also installs the exact Node version that the tests run on. No package runs a script (.npmrc).
RUN npm ci
COPY . .
RUN npm run build && node build/run.cjs build/packaging/server-folder.ts /image/juice-range \
  && install -D node_modules/node-linux-*/bin/node /image/usr/local/bin/node \
  && install -D -m 644 /usr/local/LICENSE /image/usr/local/share/node/LICENSE \
  && mkdir /data

# This image has the C library and nothing else: no shell, no package manager.
FROM gcr.io/distroless/cc-debian12@sha256:6e1871c34683dc9ee996d13084497783fd98ac0200213d0826625f4e9d4be1d0
LABEL org.opencontainers.image.title="Juice Range" \
  org.opencontainers.image.description="A juice shop that is vulnerable on purpose, and a range to learn in" \
  org.opencontainers.image.licenses="MIT"
COPY --from=build /image /
# A volume created for this folder belongs to the user below.
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /juice-range
# The user is a number, so that Kubernetes can tell that it is not root. Any other number works.
USER 65532:65532
# The host decides under which names the container is reached.
ENV ALLOWED_HOSTS=* PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:3000/rest/admin/application-version').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "/juice-range/dist/server/cli.js", "--host", "0.0.0.0"]
# Nothing is written. To keep shop and progress, use a volume, and `--data /data` instead.
CMD ["--ephemeral"]
