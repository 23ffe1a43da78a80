import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracer } from './spans.ts'

const SERVER_ERROR = 500

/**
 * Creates a trace for each request, with operations and statements as spans. A trace contains the route, but no
 * address, headers or body. Trace headers of a caller are ignored: otherwise any caller could have everything
 * recorded.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, { span: Span; within: Context }>()

  app.addHook('onRequest', (request, reply, done) => {
    const { url = 'page', config } = request.routeOptions
    const span = tracer().startSpan(
      `${request.method} ${config.operationId ?? url}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': url,
          'portal.request_id': request.id,
        },
      },
      ROOT_CONTEXT,
    )
    const within = trace.setSpan(ROOT_CONTEXT, span)
    spans.set(request, { span, within })
    // A caller that has disconnected gets no answer, so the span ends with the connection.
    reply.raw.once('close', () => setImmediate(() => span.isRecording() && span.end()))
    context.with(within, done)
  })
  // The body arrives outside the async context of the first hook.
  app.addHook('preValidation', (request, _, done) => {
    const traced = spans.get(request)
    if (traced) context.with(traced.within, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      'portal.code': request.answeredCode ?? reply.statusCode,
    })
    if (reply.statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
