import {
  SpanKind,
  SpanStatusCode,
  trace,
  ROOT_CONTEXT,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** W3C trace context of a caller that has started the trace. */
const PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function contextOf({ headers }: FastifyRequest): Context {
  const { traceparent } = headers
  const [, traceId, spanId, flags] = (typeof traceparent === 'string' && PARENT.exec(traceparent)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Loaded only if tracing is enabled; endpoint, headers and service name come from OpenTelemetry's variables. */
async function openTracer() {
  const [
    { AlwaysOnSampler, BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'verda' }))
      .merge(detectResources({ detectors: [envDetector] })),
    // By default a caller's flag decides, and callers are strangers.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  return { tracer: provider.getTracer('verda'), stop: () => provider.shutdown() }
}

/** One span per request, named by route; without query and body, which contain user input. */
export async function traceRequests(app: FastifyInstance): Promise<void> {
  const { tracer, stop } = await openTracer()
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _, done) => {
    spans.set(request, tracer.startSpan(request.method, { kind: SpanKind.SERVER }, contextOf(request)))
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    const { method, routeOptions } = request
    const route = routeOptions.url
    if (route !== undefined) span?.updateName(`${method} ${route}`).setAttribute('http.route', route)
    span?.setAttributes({
      'http.request.method': method,
      'url.path': request.url.split('?', 1)[0],
      'http.response.status_code': statusCode,
    })
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onClose', async () => {
    // An unreachable collector must not turn a clean shutdown into a failure.
    await stop().catch((error: unknown) => app.log.warn({ err: error }, 'the last traces could not be sent'))
  })
}
