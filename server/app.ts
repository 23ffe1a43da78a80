import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify'
import { problemNamed } from '#contract/problem-named.ts'
import { systemClock } from '#domain/clock.ts'
import type { AppDeps } from './app-deps.ts'
import { beginBackground } from './background.ts'
import { beginSettings } from './begin-settings.ts'
import { timeOf, watchClock } from './clock-watch.ts'
import { connectionFacts } from './connections/connected.ts'
import { createConnectionWatch } from './connections/connection-watch.ts'
import { watchedMessages } from './connections/watched-services.ts'
import { inquiryFiles } from './domains/inquiry/inquiry.files.ts'
import { postPublication } from './domains/post/post.publication.ts'
import { createIdentify } from './domains/session/identify.ts'
import { subscriptionFiles } from './domains/subscription/subscription.files.ts'
import { filesOf } from './files/files-of.ts'
import { serveApps } from './http/access/serve-apps.ts'
import { isUpload } from './http/calls/form-body.ts'
import { createRequestId, isApi, mount } from './http/calls/mount.ts'
import { pageCalls } from './http/calls/page-calls.ts'
import { createOperationRunner } from './http/calls/perform.ts'
import { createValidation } from './http/calls/validate.ts'
import { serveDemo } from './http/demo/serve-demo.ts'
import { serveHealth } from './http/health.ts'
import { serveMark } from './http/pages/brand-mark.ts'
import { serveFeeds } from './http/pages/feeds.ts'
import { serveFiles } from './http/pages/files.ts'
import { ASSETS, serveClient } from './http/pages/static.ts'
import { limitCalls } from './http/protection/call-limits.ts'
import { refuseSeveralHosts } from './http/protection/one-host.ts'
import { fileHeaders, securityHeaders } from './http/protection/security-headers.ts'
import { siteCookies } from './http/protection/session-cookie.ts'
import { cutUnreadRequests, giveUpSlowRequests } from './http/protection/slow-requests.ts'
import { transfersOf } from './http/protection/transfers.ts'
import { closeConnectionsWhenStopping } from './http/stopping.ts'
import { beginLogins } from './login/begin-logins.ts'
import { countedMessages } from './messages/counted-messages.ts'
import { createOutbox } from './messages/outbox.ts'
import { beginPhoneTransport } from './messages/phone/begin-phones.ts'
import { brandedMessages, senderOf } from './messages/sender.ts'
import { messagesOf } from './messages/ways.ts'
import { logAnswers } from './observability/answer-log.ts'
import { showLiveFigures } from './observability/live-figures.ts'
import { createLog } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import { watchParts } from './observability/parts.ts'
import { traceRequests } from './observability/request-spans.ts'
import { createOperations } from './operations.ts'
import { papersOf } from './papers/papers.ts'
import { countedGateway } from './payments/counted-gateway.ts'
import { paymentsOf } from './payments/payments-of.ts'
import { servePaymentEvents } from './payments/serve-payment-events.ts'
import { createKeyedHash } from './security/keyed-hash.ts'
import { createSecretBox } from './security/secret-box.ts'
import { shareBuildAssets } from './share-pieces.ts'

/** The portal's server, ready to listen. */
export function createApp(deps: AppDeps): FastifyInstance {
  const {
    config,
    database,
    clock = systemClock,
    log = createLog(config.logLevel),
    metrics = createMetrics(),
    isStopping = () => false,
  } = deps
  const isHttps = config.publicOrigin?.startsWith('https://') ?? false
  let forgetPages = () => {}
  const outbox = config.demo ? createOutbox(join(config.dataDir, 'outbox'), clock, systemClock) : undefined
  const validation = createValidation()
  const headers = securityHeaders({ https: isHttps })

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId(validation),
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.bodyBytes,
    // A connection without any data for fifteen seconds is closed, and so is an upload that takes three
    // minutes.
    requestTimeout: 180_000,
    connectionTimeout: 15_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    // Requests that arrive while the server stops are still answered; the database closes later.
    return503OnClosing: false,
    // Fastify runs no hook for an address that cannot be decoded.
    frameworkErrors: (_, request, reply) => answerUnknown(request, reply.headers(headers)),
  }) as unknown as FastifyInstance

  // The browser reads the portal's time from its answers.
  app.addHook(
    'onRequest',
    async ({ routeOptions }, reply) =>
      void reply
        .headers(routeOptions.url?.startsWith(ASSETS) ? fileHeaders : headers)
        .header('date', clock.now().toUTCString()),
  )
  logAnswers(app, { metrics, keyedHash: createKeyedHash(config.hashKey) })

  if (deps.isTraced) traceRequests(app)
  refuseSeveralHosts(app)
  giveUpSlowRequests(app, { withinMs: 10_000, mayTakeLonger: isUpload })
  cutUnreadRequests(app)
  closeConnectionsWhenStopping(app, isStopping)
  void app.register(fastifyCookie)
  const cookies = siteCookies({ secure: isHttps })
  limitCalls(app, {
    perSession: config.limits.callsPerSession,
    perAddress: config.limits.callsPerAddress,
    sessionOf: cookies.session.read,
    isApi,
  })
  const { db } = database
  const onChange = () => forgetPages()
  const settings = beginSettings(app, { given: deps, db, clock, config, log, onChange })
  const { library, ...held } = settings
  const brand = held.brand.current
  const connections = createConnectionWatch({ db, clock })
  const { watch } = connections
  const ways = watchedMessages(connections, deps.messages ?? messagesOf(config, clock, outbox))
  const messages = countedMessages(brandedMessages(ways, brand), metrics)
  const box = createSecretBox(config.encryptionKeys)
  const files = watch('FILES', filesOf(config))
  const clockWatch = watchClock({
    read: deps.readDatabaseTime ?? timeOf(database.aside),
    clock,
    log,
    mostSeconds: config.clockSkewSeconds,
  })
  const gateway = countedGateway(watch('PAYMENT', deps.gateway ?? paymentsOf(config, { db, clock })), metrics)
  const phoneTransport = deps.phoneTransport ?? beginPhoneTransport(app, { config, clock, log, outbox })
  const logins = beginLogins({ config, db, box, clock, log })
  const { mails, phones, notices, seals, audit, jobs, taxService, accountService, receiptIssuer } =
    beginBackground(app, {
      logins,
      config,
      db,
      box,
      clock,
      log,
      messages,
      sender: senderOf(config.operator, brand),
      phoneTransport: watch(config.talk ? 'TALK' : 'SMS', phoneTransport),
      connections,
      ...held,
      terms: library,
      metrics,
      files,
      gateway,
      clockWatch,
      mails: deps.mails,
      isTimed: deps.isTimed,
    })
  const pdfMaker = papersOf(app, deps.papers)
  const operations = createOperations({
    config,
    database,
    clock,
    log,
    messages,
    mails,
    notices,
    files,
    gateway,
    taxService,
    accountService,
    receiptIssuer,
    seals,
    papers: pdfMaker,
    ...settings,
    connections: { watch, ...connectionFacts(config, phoneTransport) },
    onPublicChange: () => forgetPages(),
  })
  const identify = createIdentify({ db: database.db, clock, limits: config.limits })
  const perform = createOperationRunner({ operations, validation, audit })
  const { uploadSlots, downloadSlots } = transfersOf(config.limits)
  showLiveFigures(metrics, { database, mails, phones, uploadSlots, downloadSlots, clockWatch })
  const answerError = mount(app, {
    perform,
    identify,
    cookies,
    validation,
    validateResponses: config.validateResponses,
    publicOrigin: config.publicOrigin,
    uploadSlots,
  })
  serveHealth(app, {
    database,
    parts: watchParts({ files: files.probe, sms: messages.probeSms }, { clock, log }),
    clockWatch,
    isStopping,
    clock,
    keyIds: config.encryptionKeys.map(({ id }) => id),
    metrics,
    onMetricsPort: config.metricsPort !== undefined,
  })
  serveDemo(app, {
    config,
    clock,
    outbox,
    catchUp: () => jobs.run().then(mails.deliver).then(phones.deliver),
  })
  const identityOf = async (request: FastifyRequest) => identify(cookies.session.read(request))
  servePaymentEvents(app, { db, clock })
  serveApps(app, { config, clock, logins, identityOf })
  const publication = postPublication({ db: database.db, clock })
  serveFiles(app, {
    files,
    slots: downloadSlots,
    async identify(request) {
      const { identity, recordUse } = await identityOf(request)
      await recordUse('confirmed')
      return identity
    },
    record: ({ fileKey }, identity, { ip: address }) => audit.recordFile(fileKey, { ...identity, address }),
    find: [
      publication.findFile,
      publication.findUnpublishedFile,
      inquiryFiles(database.db),
      subscriptionFiles(database.db),
    ],
  })
  serveMark(app, brand)
  serveFeeds(app, { posts: publication.posts, publicOrigin: config.publicOrigin, brand })
  const calls = pageCalls({ perform, identify, cookies })
  const assets = shareBuildAssets(app, { config, db, clockWatch, jobs, log })
  const client = serveClient(app, {
    clientDir: config.clientDir,
    findAsset: assets?.find,
    https: isHttps,
    publicOrigin: config.publicOrigin,
    cardWindow: gateway.cardWindow,
    answerCall: calls.answerVisitor,
    brand,
    callerOf: calls.callerOf,
    now: () => clock.now(),
    onSent: metrics.pageSent,
    onFailure: (err) => log.error({ err }, 'a page could not be rendered'),
  })
  forgetPages = client.forgetPages

  const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    isApi(request)
      ? answerError(problemNamed('address.unknown'), request, reply)
      : client.answerPage(request, reply)
  app.setNotFoundHandler(answerUnknown)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  return app
}
