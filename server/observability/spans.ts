import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** Makes the portal's spans; without an exporter it makes none. */
export const tracer = () => trace.getTracer('portal')

/** Does work as a span of the call that it belongs to. Without one, as where nothing is traced, it just does it. */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return work()
  return tracer().startActiveSpan(name, { attributes }, (span) => until(span, work))
}

/** Does work that no call asked for as a trace of its own. */
export const inTrace = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer().startActiveSpan(name, { root: true }, (span) => until(span, work))

async function until<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Says of a span that it failed: by what kind of error, since messages may quote what was given. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: string }
  span.setAttribute(
    'error.type',
    typeof code === 'string' || typeof code === 'number' ? String(code) : (name ?? ''),
  )
  span.setStatus({ code: SpanStatusCode.ERROR })
}
