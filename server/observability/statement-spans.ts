import { SpanKind, trace } from '@opentelemetry/api'
import { markFailed, tracer } from './spans.ts'

const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i
const MAX_LENGTH = 2_000

/**
 * Runs a statement as a span of its call, named after its verb and table. Only the text is recorded, without the
 * separate values. Returns the result of `ask`; without a trace no span is recorded.
 */
export function tracedStatement(statement: unknown, ask: () => unknown): unknown {
  if (!trace.getActiveSpan()) return ask()
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
  if (text === undefined) return ask()
  const operation = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
  const table = TABLE.exec(text)?.[1]
  const span = tracer().startSpan(table === undefined ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      'db.query.text': text.slice(0, MAX_LENGTH),
    },
  })
  const answer = ask()
  if (!(answer instanceof Promise)) {
    span.end()
    return answer
  }
  answer.then(
    () => span.end(),
    (error: unknown) => {
      markFailed(span, error)
      span.end()
    },
  )
  return answer
}
