import { type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import { SECOND_MS } from '#domain/durations.ts'
import type { Metrics } from './metrics.ts'

type PromMetric = Awaited<ReturnType<Metrics['values']>>[number]
/** Each value of a histogram names the series it belongs to. */
type PromValue = PromMetric['values'][number] & { metricName?: string }
type Times = { startTime: HrTime; endTime: HrTime }

/** Returns the metrics of /metrics for OpenTelemetry, so that each metric is counted in one place only. */
export function metricProducer(metrics: Metrics, resource: Resource): MetricProducer {
  const startTime = timeNow()
  return {
    async collect() {
      const times = { startTime, endTime: timeNow() }
      const all = (await metrics.values()).flatMap((metric) => dataOf(metric, times) ?? [])
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'portal' }, metrics: all }] },
        errors: [],
      }
    },
  }
}

function dataOf(metric: PromMetric, times: Times): MetricData | undefined {
  const descriptor = { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE }
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  const type = metric.type as unknown as 'counter' | 'gauge' | 'histogram' | 'summary'
  const points = () => metric.values.map(({ labels, value }) => ({ ...times, attributes: labels, value }))
  if (type === 'counter')
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }
  if (type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }
  if (type === 'histogram')
    return {
      ...base,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histograms(metric.values as PromValue[], times),
    }
  return undefined
}

/** Prometheus counts the values up to each bound, OpenTelemetry the values between two bounds. */
function histograms(values: PromValue[], times: Times) {
  const series = new Map<string, PromValue[]>()
  for (const each of values) {
    const { le: _, ...labels } = each.labels as Record<string, string | number>
    const key = JSON.stringify(labels)
    series.set(key, [...(series.get(key) ?? []), each])
  }
  return [...series].map(([key, each]) => {
    const buckets = each.filter(({ metricName }) => metricName?.endsWith('_bucket'))
    const upTo = buckets.map(({ value }) => value)
    const valueOf = (ending: string) =>
      each.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0
    return {
      ...times,
      attributes: JSON.parse(key) as Record<string, string>,
      value: {
        buckets: {
          boundaries: buckets.slice(0, -1).map(({ labels }) => Number((labels as { le: number }).le)),
          counts: upTo.map((count, index) => count - (upTo[index - 1] ?? 0)),
        },
        sum: valueOf('_sum'),
        count: valueOf('_count'),
      },
    }
  })
}

function timeNow(): HrTime {
  const ms = Date.now()
  return [Math.floor(ms / SECOND_MS), (ms % 1000) * 1_000_000]
}
