import type { Metrics } from './metrics.ts'

export type Telemetry = { stop(): Promise<void> }

const SEND_WITHIN_MS = 3_000
const METRICS_EVERY_MS = 60_000

/**
 * Sends traces and metrics to a collector at `endpoint` by OTLP over HTTP (JSON), until `stop` is called. The
 * libraries are loaded only here. Data that cannot be sent is dropped without waiting. Headers and sampling are set
 * by OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER.
 */
export async function startTelemetry({
  endpoint,
  serviceName,
  metrics,
  metricsEveryMs = METRICS_EVERY_MS,
}: {
  endpoint: string
  serviceName: string
  metrics: Metrics
  metricsEveryMs?: number
}): Promise<Telemetry> {
  const [api, traces, sdkMetrics, resources, hooks, traceExporter, metricExporter, producer] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/exporter-metrics-otlp-http'),
      import('./metric-producer.ts'),
    ])
  const exporterFor = (signal: string) => ({
    url: `${endpoint.replace(/\/$/, '')}/v1/${signal}`,
    timeoutMillis: SEND_WITHIN_MS,
  })
  const resource = resources.resourceFromAttributes({ 'service.name': serviceName })
  const tracerProvider = new traces.BasicTracerProvider({
    resource,
    spanProcessors: [
      new traces.BatchSpanProcessor(new traceExporter.OTLPTraceExporter(exporterFor('traces'))),
    ],
  })
  const meterProvider = new sdkMetrics.MeterProvider({
    resource,
    readers: [
      new sdkMetrics.PeriodicExportingMetricReader({
        exporter: new metricExporter.OTLPMetricExporter(exporterFor('metrics')),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(SEND_WITHIN_MS, metricsEveryMs),
        metricProducers: [producer.metricProducer(metrics, resource)],
      }),
    ],
  })
  const contextManager = new hooks.AsyncLocalStorageContextManager().enable()
  api.context.setGlobalContextManager(contextManager)
  api.trace.setGlobalTracerProvider(tracerProvider)
  return {
    async stop() {
      api.trace.disable()
      api.context.disable()
      await Promise.allSettled([tracerProvider.shutdown(), meterProvider.shutdown()])
    },
  }
}
