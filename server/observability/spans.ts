import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** Returns the tracer of the portal, which records nothing without an exporter. */
export const tracer = () => trace.getTracer('portal')

/** Runs work as a span of the current call. Without a trace the work runs without a span. */
export function runInSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return work()
  return tracer().startActiveSpan(name, { attributes }, (span) => endSpanAfter(span, work))
}

/** Runs work outside any call as a trace of its own. */
export const runInTrace = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer().startActiveSpan(name, { root: true }, (span) => endSpanAfter(span, work))

async function endSpanAfter<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Marks a span as failed with the kind of error, since messages may quote input. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: string }
  span.setAttribute(
    'error.type',
    typeof code === 'string' || typeof code === 'number' ? String(code) : (name ?? ''),
  )
  span.setStatus({ code: SpanStatusCode.ERROR })
}
