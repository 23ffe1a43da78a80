import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { KIB } from '#domain/bytes.ts'
import type { BoxKey } from '#server/security/secret-box.ts'
import { brandConfig, brandSettings } from './brand/brand.ts'
import { ConfigError } from './config-error.ts'
import { operatorConfig, operatorSettings } from './operator.ts'
import { missingSettings } from './required-settings.ts'
import { withSecretFiles } from './secret-files.ts'
import { parseKeys } from './security/keys.ts'
import { serviceSettings, servicesConfig } from './service-settings.ts'
import {
  booleanSetting,
  countSetting,
  hashKeys,
  isSecureOrigin,
  logLevel,
  mailSender,
  mailServer,
  numberList,
  origin,
  phoneNumber,
  portSetting,
  scannerAddress,
  secretSetting,
  trustProxy,
  url,
  wholeNumber,
} from './settings.ts'
import { fileStorageConfig, mailServiceConfig, smsServiceConfig } from './ways.ts'

const keys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseKeys(dataset.value)
    } catch (error) {
      addIssue({ message: (error as Error).message })
      return NEVER
    }
  }),
)

/** A limit that no process can reach. */
const UNREACHABLE_LIMIT = 100_000_000

const settings = v.object({
  NODE_ENV: v.optional(v.string()),
  DEMO: booleanSetting(false),
  PORT: v.optional(portSetting(), '3000'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  FILES_DIR: v.optional(v.string()),
  FILES_URL: v.optional(url('https:', 'http:')),
  FILES_REGION: v.optional(v.string(), 'us-east-1'),
  FILES_ACCESS_KEY_ID: v.optional(secretSetting),
  FILES_SECRET_ACCESS_KEY: v.optional(secretSetting),
  DIST_DIR: v.optional(v.string(), 'dist'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  PUBLIC_ORIGIN: v.optional(origin),
  ENCRYPTION_KEYS: v.optional(keys),
  AUDIT_KEYS: v.optional(keys),
  HASH_KEY: v.optional(hashKeys),
  AUDIT_ANCHOR_FILE: v.optional(v.string()),
  LOG_LEVEL: logLevel,
  TRUST_PROXY: trustProxy,
  METRICS_PORT: v.optional(portSetting()),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url('https:', 'http:')),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'portal'),
  SHARE_PIECES: booleanSetting(true),
  VALIDATE_RESPONSES: booleanSetting(false),
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailSender),
  SOLAPI_API_KEY: v.optional(secretSetting),
  SOLAPI_API_SECRET: v.optional(secretSetting),
  SMS_FROM: v.optional(phoneNumber),
  SMS_GATEWAY_URL: v.optional(url('https:', 'http:')),
  SMS_GATEWAY_TOKEN: v.optional(secretSetting),
  MAIL_GATEWAY_URL: v.optional(url('https:', 'http:')),
  MAIL_GATEWAY_TOKEN: v.optional(secretSetting),
  REFUND_ALONE_WON: v.optional(wholeNumber(0, 1_000_000_000_000), '1000000'),
  REFUND_ALONE_CENTS: v.optional(wholeNumber(0, 1_000_000_000_000), '70000'),
  ...serviceSettings,
  JUSO_API_URL: v.optional(url('https:', 'http:'), 'https://business.juso.go.kr/addrlink/addrLinkApi.do'),
  JUSO_API_KEY: v.optional(secretSetting),
  ...operatorSettings,
  ...brandSettings,
  CLAMD_URL: v.optional(scannerAddress),
  LOGIN_TRIES: countSetting(5, 1, 10),
  LOGIN_TRIES_PER_ADDRESS: countSetting(100, 5, 100_000),
  LOGIN_WINDOW_SECONDS: countSetting(900, 1, 86_400),
  LOGIN_DELAYS_SECONDS: numberList([0, 0, 2, 5], 60),
  PASSWORD_STRICT: booleanSetting(false),
  MAIL_CODES: booleanSetting(true),
  CODE_SECONDS: countSetting(180, 10, 3600),
  CODE_TRIES: countSetting(5, 1, 10),
  CODE_SENDS: countSetting(10, 1, 1000),
  RESEND_SECONDS: countSetting(30, 1, 3600),
  SESSION_IDLE_MINUTES: countSetting(30, 1, 1440),
  ADMIN_IDLE_MINUTES: countSetting(10, 1, 1440),
  SESSION_HOURS: countSetting(12, 1, 24),
  LOOKUPS: countSetting(10, 1, 100_000),
  LOOKUP_WINDOW_SECONDS: countSetting(900, 1, 86_400),
  INQUIRIES_PER_ADDRESS: countSetting(20, 1, 100_000),
  INQUIRY_WINDOW_SECONDS: countSetting(3600, 1, 86_400),
  UPLOADS_AT_ONCE: countSetting(12, 1, 100),
  UPLOADS_AT_ONCE_PER_ADDRESS: countSetting(4, 1, 100),
  UPLOADS_PER_ADDRESS: countSetting(60, 1, 100_000),
  UPLOAD_WINDOW_SECONDS: countSetting(3600, 1, 86_400),
  COUNSEL_HOLD_SECONDS: countSetting(600, 1, 3600),
  COUNSEL_HOLDS_PER_ADDRESS: countSetting(30, 1, 100_000),
  COUNSELS_PER_ADDRESS: countSetting(10, 1, 100_000),
  PENDING_LOGIN_MINUTES: countSetting(10, 1, 60),
  VERIFICATION_SENDS_PER_PHONE: countSetting(5, 1, 100_000),
  VERIFICATION_SENDS_PER_MAIL: countSetting(5, 1, 100_000),
  VERIFICATION_SENDS_PER_ADDRESS: countSetting(30, 1, 100_000),
  VERIFICATION_WINDOW_SECONDS: countSetting(3600, 1, 86_400),
  SIGNUPS_PER_ADDRESS: countSetting(60, 1, 100_000),
  ADDRESS_SEARCHES: countSetting(100, 1, 100_000),
  LINKS_PER_SUBSCRIPTION: countSetting(10, 1, 100_000),
  CLOCK_SKEW_SECONDS: v.optional(wholeNumber(1, 60)),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 60)),
  HASH_CONCURRENCY: countSetting(2, 1, 4),
  HASH_QUEUE: countSetting(64, 1, 10_000),
  BODY_LIMIT_KIB: countSetting(256, 1, 10_240),
  CALLS_PER_SESSION: v.optional(wholeNumber(1, 100_000_000)),
  FLOW_VISITS_PER_ADDRESS: countSetting(60, 1, 100_000),
  CALLS_PER_APP: v.optional(wholeNumber(1, 100_000_000)),
  WEBHOOK_HOSTS: v.optional(v.string()),
  CALLS_PER_ADDRESS: v.optional(wholeNumber(1, 100_000_000)),
})

/** Settings that may be read from a file named by `NAME_FILE`, as container platforms provide secrets. */
const secrets = [
  'DATABASE_URL',
  'ENCRYPTION_KEYS',
  'AUDIT_KEYS',
  'HASH_KEY',
  'SMTP_URL',
  'SOLAPI_API_KEY',
  'SOLAPI_API_SECRET',
  'SMS_GATEWAY_TOKEN',
  'MAIL_GATEWAY_TOKEN',
  'TOSS_SECRET_KEY',
  'POPBILL_SECRET_KEY',
  'NTS_SERVICE_KEY',
  'JUSO_API_KEY',
  'FILES_ACCESS_KEY_ID',
  'FILES_SECRET_ACCESS_KEY',
] as const satisfies (keyof typeof settings.entries)[]

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.entries)

export type Config = ReturnType<typeof readConfig>
export type Limits = Config['limits']

/**
 * Reads and validates all settings. Takes the environment; relative directories count from the working directory.
 * Throws a ConfigError with a line for each wrong setting and, outside demo mode, for each missing required setting.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const givenSettings = withSecretFiles(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
    secrets,
  )
  const isDemo = ['1', 'true'].includes(givenSettings['DEMO'] ?? '')
  const result = v.safeParse(settings, givenSettings, { abortPipeEarly: true })
  const invalidSettings = (result.issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'A setting'}: ${issue.message}.`,
  )
  const faults = [...invalidSettings, ...(isDemo ? [] : missingSettings(givenSettings))]
  if (!result.success || faults.length > 0) throw new ConfigError(faults.join('\n'))
  const set = result.output
  const demo = set.DEMO
  if (demo && set.NODE_ENV === 'production')
    throw new ConfigError('DEMO: must be 0 when NODE_ENV is production.')
  if (!demo && set.PUBLIC_ORIGIN !== undefined && !isSecureOrigin(set.PUBLIC_ORIGIN))
    throw new ConfigError(
      'PUBLIC_ORIGIN: must begin with https:// (http:// only for localhost, or any name with DEMO=1).',
    )
  const mailBy = mailServiceConfig(set)
  const smsBy = smsServiceConfig(set)
  const ofOperator = operatorConfig(set, demo)

  return {
    demo,
    port: set.PORT,
    // The demo's outbox shows every code, so by default the demo listens on this machine only.
    host: set.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    dataDir: resolve(set.DATA_DIR),
    /** Uploaded and published files; parallel nodes share the storage. */
    filesIn: fileStorageConfig(set),
    /** Whether nodes share the assets of their builds; with an embedded database there is only one node. */
    sharesAssets: set.SHARE_PIECES && set.DATABASE_URL !== undefined,
    clientDir: join(resolve(set.DIST_DIR), 'client'),
    databaseUrl: set.DATABASE_URL,
    publicOrigin: set.PUBLIC_ORIGIN,
    /** The address that mails link to; without a configured origin the portal is a demo on this machine. */
    site: set.PUBLIC_ORIGIN ?? `http://localhost:${set.PORT}`,
    /** Empty in demo mode without ENCRYPTION_KEYS: `withDemoKeys` then stores a key in the data directory. */
    encryptionKeys: (set.ENCRYPTION_KEYS ?? []) as BoxKey[],
    /**
     * Keys that seal the audit record, needed as long as the records that they sealed are retained; in a demo the
     * encryption keys are used.
     */
    auditKeys: (set.AUDIT_KEYS ?? set.ENCRYPTION_KEYS ?? []) as BoxKey[],
    /**
     * The key for hashes of guessable values, separate from the encryption keys that are rotated; in a demo it is
     * derived from the encryption key.
     */
    hashKey: set.HASH_KEY?.[0] ?? set.ENCRYPTION_KEYS?.[0]?.key ?? Buffer.alloc(0),
    /** Former keys, with which older recovery codes are still compared. */
    formerHashKeys: set.HASH_KEY?.slice(1) ?? [],
    /**
     * The file that gets one line an hour with the ends of the audit chains, so that they are stored outside the
     * database.
     */
    auditAnchorFile: set.AUDIT_ANCHOR_FILE === undefined ? undefined : resolve(set.AUDIT_ANCHOR_FILE),
    ...ofOperator,
    ...brandConfig(set, { demo, operatorName: ofOperator.operator.operatorName }),
    logLevel: set.LOG_LEVEL,
    /**
     * The seconds for which the server continues to answer after a stop signal while it reports that it is not ready,
     * so that load balancers stop sending requests.
     */
    drainSeconds: set.DRAIN_SECONDS ?? (demo ? 0 : 5),
    /**
     * The maximum difference between the clocks of the node and the database; unlimited in a demo, where users move
     * the clock.
     */
    clockSkewSeconds: set.CLOCK_SKEW_SECONDS ?? (demo ? undefined : 5),
    trustProxy: set.TRUST_PROXY,
    metricsPort: set.METRICS_PORT,
    /** The collector that traces and metrics are sent to; without a collector nothing is traced. */
    telemetry:
      set.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: set.OTEL_SERVICE_NAME },
    validateResponses: set.VALIDATE_RESPONSES,
    /** The mail service; in demo mode mails go to the outbox, whatever the settings are. */
    mailBy,
    /** The text message service; in demo mode a gateway on this machine is tried first (`demoMessages`). */
    smsBy,
    /** The maximum amount of a bill that one member of the staff may refund alone. */
    refundsAlone: { KRW: set.REFUND_ALONE_WON, USD: set.REFUND_ALONE_CENTS },
    ...servicesConfig(set, { isDemo }),
    /** The government's address search; unavailable without its key. */
    juso: set.JUSO_API_KEY === undefined ? undefined : { url: set.JUSO_API_URL, key: set.JUSO_API_KEY },
    /** The hosts, with ports, that webhooks may call although these hosts are not public. */
    webhookHosts: (set.WEBHOOK_HOSTS ?? '').split(',').filter((host) => host !== ''),
    /** The address of ClamAV's daemon; without this setting files are not scanned. */
    clamdUrl: set.CLAMD_URL,
    limits: {
      bodyBytes: set.BODY_LIMIT_KIB * KIB,
      /**
       * The maximum number of calls per minute and node; unlimited in a demo, where all visitors come from the same
       * machine.
       */
      callsPerSession: set.CALLS_PER_SESSION ?? (demo ? UNREACHABLE_LIMIT : 600),
      callsPerAddress: set.CALLS_PER_ADDRESS ?? (demo ? UNREACHABLE_LIMIT : 6_000),
      /** The maximum number of calls of one app per minute and node. */
      callsPerApp: set.CALLS_PER_APP ?? (demo ? UNREACHABLE_LIMIT : 6_000),
      /** The maximum number of counted visits to wizards per address, hour and node. */
      flowVisitsPerAddress: set.FLOW_VISITS_PER_ADDRESS,
      loginTries: set.LOGIN_TRIES,
      loginTriesPerAddress: set.LOGIN_TRIES_PER_ADDRESS,
      loginWindowSeconds: set.LOGIN_WINDOW_SECONDS,
      /** The delay after the n-th wrong password. */
      loginDelaysSeconds: set.LOGIN_DELAYS_SECONDS,
      /**
       * Whether a password that is the only factor needs 15 characters, and a login's code may be sent by
       * mail (decisions 50, 94).
       */
      passwordStrict: set.PASSWORD_STRICT,
      mailCodes: set.MAIL_CODES,
      codeSeconds: set.CODE_SECONDS,
      codeTries: set.CODE_TRIES,
      codeSends: set.CODE_SENDS,
      resendSeconds: set.RESEND_SECONDS,
      sessionIdleMinutes: set.SESSION_IDLE_MINUTES,
      adminIdleMinutes: set.ADMIN_IDLE_MINUTES,
      sessionHours: set.SESSION_HOURS,
      lookups: set.LOOKUPS,
      lookupWindowSeconds: set.LOOKUP_WINDOW_SECONDS,
      inquiriesPerAddress: set.INQUIRIES_PER_ADDRESS,
      inquiryWindowSeconds: set.INQUIRY_WINDOW_SECONDS,
      uploadsAtOnce: set.UPLOADS_AT_ONCE,
      uploadsAtOncePerAddress: set.UPLOADS_AT_ONCE_PER_ADDRESS,
      uploadsPerAddress: set.UPLOADS_PER_ADDRESS,
      uploadWindowSeconds: set.UPLOAD_WINDOW_SECONDS,
      counselHoldSeconds: set.COUNSEL_HOLD_SECONDS,
      counselHoldsPerAddress: set.COUNSEL_HOLDS_PER_ADDRESS,
      counselsPerAddress: set.COUNSELS_PER_ADDRESS,
      pendingLoginMinutes: set.PENDING_LOGIN_MINUTES,
      verificationSendsPerPhone: set.VERIFICATION_SENDS_PER_PHONE,
      verificationSendsPerMail: set.VERIFICATION_SENDS_PER_MAIL,
      verificationSendsPerAddress: set.VERIFICATION_SENDS_PER_ADDRESS,
      verificationWindowSeconds: set.VERIFICATION_WINDOW_SECONDS,
      signupsPerAddress: set.SIGNUPS_PER_ADDRESS,
      addressSearches: set.ADDRESS_SEARCHES,
      linksPerSubscription: set.LINKS_PER_SUBSCRIPTION,
      hashConcurrency: set.HASH_CONCURRENCY,
      hashQueue: set.HASH_QUEUE,
    },
  }
}
