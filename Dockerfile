# One server on one file:
#   docker build -t keltis . && docker run -p 8642:8642 -v keltis:/data keltis
# Every setting is an environment variable, e.g. -e KELTIS_URL=https://keltis.example (docs/hosting.md).

FROM python:3.12.11-slim AS build
WORKDIR /src
RUN python -m venv /opt/keltis
ENV PATH=/opt/keltis/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements requirements
RUN pip install --require-hashes --no-deps -r requirements/server.lock \
 && pip install --require-hashes --no-deps -r requirements/fast.lock
COPY pyproject.toml README.md LICENSE ./
COPY build_hooks build_hooks
COPY web web
COPY src src
RUN pip install --no-deps .

FROM python:3.12.11-slim
RUN useradd --system --uid 10001 --home-dir /data keltis \
 && mkdir -p /data/cache && chown -R keltis /data
COPY --from=build /opt/keltis /opt/keltis
USER keltis
VOLUME /data
ENV PATH=/opt/keltis/bin:$PATH \
    KELTIS_HOST=0.0.0.0 \
    KELTIS_PORT=8642 \
    KELTIS_DATABASE=/data/keltis.db \
    KELTIS_LOG_FORMAT=json \
    XDG_CACHE_HOME=/data/cache
EXPOSE 8642
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s CMD ["keltis", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["keltis"]
CMD ["serve"]
