import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { USUAL_ALONE } from '#domain/bill/refund.machine.ts'
import { operatorSettings } from '#server/testing/operator-settings.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { processorsOf } from './operator.ts'
import { missingSettings, requiredNames } from './required-settings.ts'

type Compose = {
  services: { portal: { read_only: boolean; volumes: string[]; environment: Record<string, string> } }
}

const key = randomBytes(32).toString('base64')
const bucket = {
  FILES_URL: 'https://s3.example:9000/portal-files',
  FILES_ACCESS_KEY_ID: 'id',
  FILES_SECRET_ACCESS_KEY: 'secret',
}
const production = {
  DATABASE_URL: 'postgres://portal@db/portal',
  PUBLIC_ORIGIN: 'https://portal.example',
  ENCRYPTION_KEYS: `2026:${key}`,
  AUDIT_KEYS: `audit-2026:${key}`,
  HASH_KEY: key,
  SMS_GATEWAY_URL: 'https://sms.example/send',
  MAIL_GATEWAY_URL: 'https://mail.example/send',
  TOSS_SECRET_KEY: 'live_sk_made_up',
  TOSS_CLIENT_KEY: 'live_ck_made_up',
  ...operatorSettings,
}

describe('without settings', () => {
  it('the demo gets a default for every setting that it needs', () => {
    expect(readConfig({ DEMO: '1' })).toMatchObject({
      demo: true,
      port: 3000,
      host: 'localhost',
      dataDir: expect.stringMatching(/\/\.data$/),
      filesIn: { folder: expect.stringMatching(/\/\.data\/files$/) },
      clientDir: expect.stringMatching(/\/dist\/client$/),
      encryptionKeys: [],
      logLevel: 'info',
      trustProxy: false,
      validateResponses: false,
      limits: {
        loginTries: 5,
        loginWindowSeconds: 900,
        codeSeconds: 180,
        codeTries: 5,
        resendSeconds: 30,
        sessionIdleMinutes: 30,
        sessionHours: 12,
        pendingLoginMinutes: 10,
        hashConcurrency: 2,
        bodyBytes: 262_144,
      },
    })
  })

  it.each(['tcp://clamd:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])(
    'files may be scanned at %s',
    (CLAMD_URL) => expect(readConfig({ DEMO: '1', CLAMD_URL }).clamdUrl).toBe(CLAMD_URL),
  )

  it.each([
    'http://clamd:3310',
    'tcp://clamd',
    'tcp://:3310',
    'unix://host/path',
    'unix:',
    'clamd:3310',
    'tcp://a:1/b',
  ])('files are not scanned at %s', (CLAMD_URL) =>
    expect(() => readConfig({ DEMO: '1', CLAMD_URL })).toThrow('CLAMD_URL: must be an address'),
  )

  it('files may be stored in a bucket that several nodes share', () => {
    expect(readConfig({ DEMO: '1', FILES_DIR: '/mnt/shared' }).filesIn).toEqual({ folder: '/mnt/shared' })
    expect(readConfig({ DEMO: '1', ...bucket, FILES_REGION: 'ap-northeast-2' }).filesIn).toEqual({
      s3: {
        endpoint: 'https://s3.example:9000',
        bucket: 'portal-files',
        region: 'ap-northeast-2',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
      },
    })
  })

  it.each([
    [{ ...bucket, FILES_DIR: '/mnt' }, 'FILES_URL: cannot be set together with FILES_DIR.'],
    [{ ...bucket, FILES_URL: 'https://s3.example' }, 'FILES_URL: must be https://host/bucket.'],
    [{ ...bucket, FILES_URL: 'https://s3.example/a/b' }, 'FILES_URL: must be https://host/bucket.'],
    [{ ...bucket, FILES_ACCESS_KEY_ID: '' }, 'FILES_ACCESS_KEY_ID: must be set where FILES_URL is.'],
    [{ ...bucket, FILES_SECRET_ACCESS_KEY: '' }, 'FILES_SECRET_ACCESS_KEY: must be set where FILES_URL is.'],
  ])('an incomplete or duplicate file storage stops the start', (given, message) => {
    expect(() => readConfig({ DEMO: '1', ...given })).toThrow(new ConfigError(message))
  })

  it('compose keeps files on a volume, since the rest of its disk is read-only', () => {
    const { portal } = (parse(readFileSync('compose.yaml', 'utf8')) as Compose).services
    const [, FILES_DIR] = /^\$\{FILES_DIR-(.+)\}$/.exec(portal.environment['FILES_DIR']!)!
    expect(portal.read_only).toBe(true)
    expect(portal.volumes.map((volume) => volume.split(':')[1])).toContain(FILES_DIR)
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`mkdir ${FILES_DIR} && chown node:node ${FILES_DIR}`)
  })

  it.each(['DATABASE_URL', 'PUBLIC_ORIGIN', 'ENCRYPTION_KEYS', 'AUDIT_KEYS', 'HASH_KEY'])(
    'production refuses to start without %s',
    (name) => {
      const { [name as keyof typeof production]: _, ...rest } = production
      expect(() => readConfig(rest)).toThrow(
        new ConfigError(`${name}: must be set, or DEMO=1 for the demo world.`),
      )
      expect(() => readConfig({ ...rest, [name]: '' })).toThrow(`${name}: must be set`)
    },
  )

  it('production reports all missing and wrong settings at once', () => {
    const {
      HASH_KEY: _,
      TOSS_SECRET_KEY: __,
      TOSS_CLIENT_KEY: ___,
      MAIL_GATEWAY_URL: ____,
      OPERATOR_BANK: _____,
      ...rest
    } = production
    expect(() => readConfig({ ...rest, PORT: 'x' })).toThrow(
      new ConfigError(
        [
          'PORT: must be a whole number from 0 to 65535.',
          'HASH_KEY: must be set, or DEMO=1 for the demo world.',
          'SMTP_URL: must be set, or MAIL_GATEWAY_URL, or DEMO=1 for the demo world.',
          'TOSS_SECRET_KEY: must be set, since subscriptions may be paid by card, or DEMO=1 for the demo world.',
          'TOSS_CLIENT_KEY: must be set, since its window takes the cards, or DEMO=1 for the demo world.',
          'OPERATOR_BANK: must be set, since invoices name where they are paid, or DEMO=1 for the demo world.',
        ].join('\n'),
      ),
    )
    expect(missingSettings({})).toHaveLength(requiredNames.length)
    expect(missingSettings(production)).toEqual([])
  })

  it('only a demo may use http under a host name; production refuses it', () => {
    const site = 'http://demo-laptop:3000'
    expect(readConfig({ DEMO: '1', PUBLIC_ORIGIN: site }).publicOrigin).toBe(site)
    expect(() => readConfig({ ...production, PUBLIC_ORIGIN: site })).toThrow(
      'PUBLIC_ORIGIN: must begin with https://',
    )
  })

  it('production refuses to start without a mail service and a text message service', () => {
    const { SMS_GATEWAY_URL, MAIL_GATEWAY_URL, ...rest } = production
    expect(() => readConfig({ ...rest, SMS_GATEWAY_URL })).toThrow(
      new ConfigError('SMTP_URL: must be set, or MAIL_GATEWAY_URL, or DEMO=1 for the demo world.'),
    )
    expect(() => readConfig({ ...rest, MAIL_GATEWAY_URL })).toThrow(
      new ConfigError('SOLAPI_API_KEY: must be set, or SMS_GATEWAY_URL, or DEMO=1 for the demo world.'),
    )
  })

  it('production refuses to start without a payment service, and uses the real payment service by default', () => {
    const { TOSS_SECRET_KEY, ...rest } = production
    expect(() => readConfig(rest)).toThrow('TOSS_SECRET_KEY: must be set')
    expect(readConfig({ ...rest, TOSS_SECRET_KEY }).toss).toEqual({
      url: 'https://api.tosspayments.com',
      secretKey: TOSS_SECRET_KEY,
      clientKey: production.TOSS_CLIENT_KEY,
    })
  })
})

it('production refuses to start without an operator', () => {
  const { OPERATOR_PHONE, ...rest } = production
  expect(() => readConfig(rest)).toThrow(
    'OPERATOR_PHONE: must be set, since every page names who runs the portal',
  )
  expect(() => readConfig({ ...production, OPERATOR_BUSINESS_NO: '999-00-00002' })).toThrow(
    'OPERATOR_BUSINESS_NO: must be a business number',
  )
  expect(() => readConfig({ ...production, OPERATOR_PHONE: `${OPERATOR_PHONE}x` })).toThrow('OPERATOR_PHONE')
  expect(() => readConfig({ ...production, OPERATOR_PROCESSORS: '이메일 발송' })).toThrow(
    'OPERATOR_PROCESSORS: must be task=name',
  )
  const { operator } = readConfig({ ...production, OPERATOR_HOST: '어느 클라우드' })
  expect(operator).toEqual({
    operatorName: '주식회사 솔바람',
    representative: '송나래',
    businessNo: '999-00-00001',
    mailOrderNo: null,
    officeAddress: '부산광역시 어느 길 1',
    supportPhone: '02-000-0000',
    supportMail: 'help@solbaram.example',
    hostName: '어느 클라우드',
    privacyOfficer: '송나래',
  })
  expect(readConfig({ DEMO: '1' }).operator.operatorName).toBe('빗장 체험판')
})

describe('the account for transfers', () => {
  it('the amount that one staff member may refund alone is the default unless another one is set', () => {
    expect(readConfig({ DEMO: '1' }).refundsAlone).toEqual(USUAL_ALONE)
    const set = { DEMO: '1', REFUND_ALONE_WON: '0', REFUND_ALONE_CENTS: '5' }
    expect(readConfig(set).refundsAlone).toEqual({ KRW: 0, USD: 5 })
  })

  it('is the account of the settings, by default in the name of the operator, and an unassigned account in a demo', () => {
    const account = { OPERATOR_BANK: ' 신한은행 ', OPERATOR_ACCOUNT_NO: '110-123-456789' }
    const payee = { bankName: '신한은행', accountNumber: '110-123-456789', accountHolder: '주식회사 솔바람' }
    expect(readConfig({ ...production, ...account }).payee).toEqual(payee)
    expect(
      readConfig({ ...production, ...account, OPERATOR_ACCOUNT_HOLDER: '송나래' }).payee.accountHolder,
    ).toBe('송나래')
    expect(readConfig({ DEMO: '1' }).payee.accountNumber).toBe('000-000-000000')
    expect(readConfig({ DEMO: '1', ...account }).payee.bankName).toBe('신한은행')
  })

  it.each(['OPERATOR_BANK', 'OPERATOR_ACCOUNT_NO'] as const)('stops the start without %s', (name) => {
    const { [name]: _, ...rest } = production
    expect(() => readConfig(rest)).toThrow(
      new ConfigError(
        `${name}: must be set, since invoices name where they are paid, or DEMO=1 for the demo world.`,
      ),
    )
    if (name === 'OPERATOR_BANK')
      expect(() => readConfig({ DEMO: '1', OPERATOR_ACCOUNT_NO: '110-123-456789' })).toThrow(name)
  })

  it.each(['12345', '110 123 456789', '-10123456789', '계좌'])('may not be %j', (OPERATOR_ACCOUNT_NO) => {
    expect(() => readConfig({ ...production, OPERATOR_ACCOUNT_NO })).toThrow(
      new ConfigError(
        'OPERATOR_ACCOUNT_NO: must be an account number of digits and hyphens, 6 to 30 of them.',
      ),
    )
  })
})

it('the privacy policy names the configured processors of personal data', () => {
  const processorsFor = (more: Record<string, string>) =>
    processorsOf(readConfig({ ...production, ...more })).map(({ task, name }) => `${task}: ${name}`)
  expect(processorsFor({})).toEqual(['카드 결제: 토스페이먼츠 주식회사'])
  expect(
    processorsFor({
      OPERATOR_HOST: '어느 클라우드',
      NTS_SERVICE_KEY: 'a%2Bkey%3D%3D',
      OPERATOR_PROCESSORS: '이메일 발송=주식회사 가, 파일 보관 = 주식회사 나',
    }),
  ).toEqual([
    '카드 결제: 토스페이먼츠 주식회사',
    '사업자등록 상태 조회와 진위 확인: 국세청(공공데이터포털)',
    '이메일 발송: 주식회사 가',
    '파일 보관: 주식회사 나',
    '서버 운영: 어느 클라우드',
  ])
})

it('production uses the values of all given settings', () => {
  const config = readConfig({
    ...production,
    TRUST_PROXY: '10.0.0.0/8,loopback',
    LOGIN_DELAYS_SECONDS: '1,2,4,8',
    METRICS_PORT: '9464',
    SMS_GATEWAY_TOKEN: 'abc',
  })
  expect(config).toMatchObject({
    demo: false,
    host: '0.0.0.0',
    publicOrigin: 'https://portal.example',
    encryptionKeys: [{ id: '2026', key: Buffer.from(key, 'base64') }],
    trustProxy: '10.0.0.0/8,loopback',
    metricsPort: 9464,
    smsBy: { gateway: { url: 'https://sms.example/send', token: 'abc' } },
    mailBy: { gateway: { url: 'https://mail.example/send', token: undefined } },
    limits: { loginDelaysSeconds: [1, 2, 4, 8] },
  })
})

describe('without custom gateways', () => {
  const { SMS_GATEWAY_URL, MAIL_GATEWAY_URL, ...rest } = production
  const solapi = { SOLAPI_API_KEY: 'NCSAYU7YDBXYORXC', SOLAPI_API_SECRET: 'secret', SMS_FROM: '021234567' }
  const smtp = { SMTP_URL: 'smtps://portal:p%40ss@mail.example', MAIL_FROM: '빗장 <portal@example.com>' }

  it('mails go by SMTP and text messages by SOLAPI', () => {
    expect(readConfig({ ...rest, ...smtp, ...solapi })).toMatchObject({
      mailBy: { smtp: { url: smtp.SMTP_URL, from: '빗장 <portal@example.com>' } },
      smsBy: { solapi: { apiKey: 'NCSAYU7YDBXYORXC', apiSecret: 'secret', from: '021234567' } },
    })
  })

  it.each([
    [{ ...smtp, ...solapi, MAIL_FROM: undefined }, 'MAIL_FROM: must be set where SMTP_URL is.'],
    [
      { ...smtp, ...solapi, SOLAPI_API_SECRET: '' },
      'SOLAPI_API_SECRET: must be set where SOLAPI_API_KEY is.',
    ],
    [{ ...smtp, ...solapi, SMS_FROM: '' }, 'SMS_FROM: must be set where SOLAPI_API_KEY is.'],
    [
      { ...smtp, ...solapi, KAKAO_CHANNEL_ID: 'KA01PF1' },
      'ALIMTALK_TEMPLATES: must be set where KAKAO_CHANNEL_ID is.',
    ],
    [
      { ...smtp, ...solapi, ALIMTALK_TEMPLATES: 'BILL_LATE=KA01TP1' },
      'KAKAO_CHANNEL_ID: must be set where ALIMTALK_TEMPLATES is.',
    ],
    [
      { ...smtp, SMS_GATEWAY_URL, KAKAO_CHANNEL_ID: 'KA01PF1', ALIMTALK_TEMPLATES: 'BILL_LATE=KA01TP1' },
      'KAKAO_CHANNEL_ID: can only be set where SOLAPI_API_KEY is.',
    ],
    [{ ...smtp, ...solapi, SMS_GATEWAY_URL }, 'SOLAPI_API_KEY: cannot be set together with SMS_GATEWAY_URL.'],
    [{ ...smtp, ...solapi, MAIL_GATEWAY_URL }, 'SMTP_URL: cannot be set together with MAIL_GATEWAY_URL.'],
  ])('an incomplete or duplicate message service stops the start', (given, message) => {
    expect(() => readConfig({ ...rest, ...given })).toThrow(new ConfigError(message))
  })
})

it.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['PORT', 'http'],
  ['DEMO', 'yes'],
  ['VALIDATE_RESPONSES', '2'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'x'],
  ['PUBLIC_ORIGIN', 'https://portal.example/'],
  ['PUBLIC_ORIGIN', 'ftp://portal.example'],
  ['PUBLIC_ORIGIN', 'portal.example'],
  ['FILES_URL', 'file:///mnt'],
  ['ENCRYPTION_KEYS', 'secret'],
  ['AUDIT_KEYS', 'secret'],
  ['HASH_KEY', 'secret'],
  ['HASH_KEY', key.slice(4)],
  ['HASH_KEY', `${key},secret`],
  ['HASH_KEY', `${key},`],
  ['ENCRYPTION_KEYS', `a:${key},a:${key}`],
  ['ENCRYPTION_KEYS', `a:${key.slice(4)}`],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://user@mail.example'],
  ['SMTP_URL', 'smtps://a:b@mail.example/?tls=no'],
  ['SMTP_URL', 'smtps://mail.example'],
  ['SOLAPI_API_KEY', 'NCSAYU7YDBXYORXC'],
  ['MAIL_FROM', 'portal'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'portal <a@example.com>\nBcc: b@example.com'],
  ['MAIL_FROM', '<a@example.com'],
  ['SMS_FROM', '02-123-4567'],
  ['SOLAPI_API_SECRET', 'two words'],
  ['TOSS_SECRET_KEY', 'two words'],
  ['TOSS_API_URL', 'ftp://x'],
  ['SMS_GATEWAY_URL', 'ftp://x'],
  ['SMS_GATEWAY_TOKEN', 'two words'],
  ['LOGIN_TRIES', '0'],
  ['LOGIN_TRIES', '11'],
  ['CODE_SECONDS', '9'],
  ['SESSION_HOURS', '25'],
  ['HASH_CONCURRENCY', '5'],
  ['LOGIN_DELAYS_SECONDS', '1;2'],
  ['LOGIN_DELAYS_SECONDS', '61'],
])('%s=%s stops the start with one line that names the variable', (name, value) => {
  const read = () => readConfig({ ...production, [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+\\.$`))
})

describe('secrets in files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'secrets-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  const fileWith = (text: string) => {
    const file = join(directory, randomUUID())
    writeFileSync(file, text)
    return file
  }

  it('are read without their final line break', () => {
    const { TOSS_SECRET_KEY: _, ENCRYPTION_KEYS: __, ...rest } = production
    const { toss, encryptionKeys } = readConfig({
      ...rest,
      TOSS_SECRET_KEY_FILE: fileWith('live_sk_from_file\n'),
      ENCRYPTION_KEYS_FILE: fileWith(`2027:${key}\n`),
    })
    expect(toss?.secretKey).toBe('live_sk_from_file')
    expect(encryptionKeys.map(({ id }) => id)).toEqual(['2027'])
  })

  it('prevent the start if they are set twice, missing or wrong', () => {
    const file = fileWith('very-secret')
    const read = (more: Record<string, string>) => () => readConfig({ ...production, ...more })
    expect(read({ HASH_KEY_FILE: file })).toThrow('HASH_KEY_FILE: cannot be set together with HASH_KEY.')
    expect(read({ HASH_KEY: '', HASH_KEY_FILE: join(directory, 'none') })).toThrow(
      'HASH_KEY_FILE: cannot be read (ENOENT).',
    )
    expect(read({ HASH_KEY: '', HASH_KEY_FILE: file })).toThrow('HASH_KEY: must be 32 bytes as base64.')
  })
})

it('no error message shows a secret', () => {
  for (const text of [`a:${key.slice(4)}`, 'very-secret']) {
    try {
      readConfig({ ...production, ENCRYPTION_KEYS: text })
      expect.unreachable()
    } catch (error) {
      expect(String(error)).not.toContain(text)
    }
  }
})

it('the demo does not start if NODE_ENV is production', () => {
  expect(() => readConfig({ DEMO: '1', NODE_ENV: 'production' })).toThrow('DEMO: must be 0')
})

it('TRUST_PROXY with a number of hops trusts exactly that many proxies', () => {
  const { trustProxy } = readConfig({ ...production, TRUST_PROXY: '2' })
  expect(
    [0, 1, 2].map((hop) => (trustProxy as (address: string, hop: number) => boolean)('10.0.0.1', hop)),
  ).toEqual([true, true, false])
})

describe('the bank account that is read', () => {
  const popbill = { POPBILL_LINK_ID: 'PORTAL', POPBILL_SECRET_KEY: 'bm90IGEgc2VjcmV0' }
  const account = { POPBILL_BANK_CODE: '0004', POPBILL_BANK_ACCOUNT: '123-45-678901' }

  it('is one account of the operator at the service, or none', () => {
    expect(readConfig({ ...production, ...popbill }).bankAccount).toBeUndefined()
    const config = readConfig({ ...production, ...popbill, ...account })
    expect(config.bankAccount).toEqual({ bankCode: '0004', accountNumber: '12345678901' })
    expect(processorsOf(config).map(({ task }) => task)).toContain('계좌의 입금 내역 조회')
  })

  it.each([
    [{ POPBILL_BANK_CODE: '0004' }, 'POPBILL_BANK_ACCOUNT: must be set where POPBILL_BANK_CODE is.'],
    [{ POPBILL_BANK_ACCOUNT: '12345678' }, 'POPBILL_BANK_CODE: must be set where POPBILL_BANK_ACCOUNT is.'],
    [{ ...account, POPBILL_BANK_CODE: '4' }, 'POPBILL_BANK_CODE: must be four digits, like 0004.'],
  ])('may not be %j', (settings, sentence) => {
    expect(() => readConfig({ ...production, ...popbill, ...settings })).toThrow(new ConfigError(sentence))
  })

  it('is refused without the account service, except in a demo', () => {
    expect(() => readConfig({ ...production, ...account })).toThrow(
      new ConfigError('POPBILL_LINK_ID: must be set where POPBILL_BANK_ACCOUNT is.'),
    )
    expect(readConfig({ DEMO: '1', ...account }).bankAccount).toMatchObject({ bankCode: '0004' })
  })
})
