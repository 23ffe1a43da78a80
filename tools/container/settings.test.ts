import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig, settingNames } from '../../server/config.ts'
import {
  contextFiles,
  copiedFiles,
  imageEnvironment,
  readCompose,
  sampleOperator,
  serviceOf,
} from './settings.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const values = {
  ...sampleOperator,
  APP_PASSWORD: 'app',
  OWNER_PASSWORD: 'owner',
  PUBLIC_ORIGIN: 'https://portal.example',
  ENCRYPTION_KEYS: `one:${key}`,
  AUDIT_KEYS: `one:${key}`,
  HASH_KEY: key,
  SMTP_URL: 'smtps://portal:secret@mail.example',
  MAIL_FROM: 'portal@portal.example',
  SMS_GATEWAY_URL: 'https://sms.example',
  TOSS_SECRET_KEY: 'test_sk',
  TOSS_CLIENT_KEY: 'test_ck',
}
/** Settings that the image sets, or for which only the image has the correct value. */
const imageSettings = new Set(['NODE_ENV', 'DEMO', 'HOST', 'PORT', 'DATA_DIR', 'DIST_DIR'])
const environment = () => ({ ...imageEnvironment(), ...serviceOf('portal', values).environment })

it('compose gives the server every setting, and no unknown setting', () => {
  expect(readConfig(environment())).toMatchObject({
    demo: false,
    port: 3000,
    host: '0.0.0.0',
    filesIn: { folder: '/files' },
    metricsPort: 9464,
  })
  const givenNames = Object.keys(serviceOf('portal', values).environment)
  expect(givenNames.toSorted()).toEqual(settingNames.filter((name) => !imageSettings.has(name)).toSorted())
})

it('compose accepts a bucket instead of its volume', () => {
  const bucket = {
    FILES_DIR: '',
    FILES_URL: 'https://s3.example/portal-files',
    FILES_ACCESS_KEY_ID: 'id',
    FILES_SECRET_ACCESS_KEY: 'secret',
  }
  const { environment: given } = serviceOf('portal', { ...values, ...bucket })
  expect(readConfig({ ...imageEnvironment(), ...given }).filesIn).toMatchObject({
    s3: { bucket: 'portal-files' },
  })
})

it('the metrics can be read only from the machine itself', () => {
  expect(readCompose().services['portal']!['ports']).toContain(
    '127.0.0.1:${METRICS_PORT:-9464}:${METRICS_PORT:-9464}',
  )
})

it('.env.example contains every variable of compose, and does not comment out the required ones', () => {
  const composeVariables = [...readFileSync('compose.yaml', 'utf8').matchAll(/\$\{(\w+)(:\?)?/g)].map(
    ([, name, must]) => ({
      name: name!,
      must: must !== undefined,
    }),
  )
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const setVariables = lines.flatMap((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
  const all = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
  expect([...new Set(all)].toSorted()).toEqual(
    [...new Set(composeVariables.map(({ name }) => name))].toSorted(),
  )
  // The server also requires a service for mails and one for text messages; .env.example shows one of each.
  const messageSettings = ['SMTP_URL', 'MAIL_FROM', 'SOLAPI_API_KEY', 'SOLAPI_API_SECRET', 'SMS_FROM']
  const must = composeVariables.filter((each) => each.must).map(({ name }) => name)
  expect(setVariables.toSorted()).toEqual([...new Set([...must, ...messageSettings])].toSorted())
})

it('the server starts with .env.example once its secrets are filled in', () => {
  const hasText = readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value!.replace('BASE64', key)] as const]
    })
  const { environment: given } = serviceOf('portal', Object.fromEntries(hasText))
  expect(readConfig({ ...imageEnvironment(), ...given })).toMatchObject({ demo: false })
})

it('each node uses the role with few rights, and the owner role migrates the database first', () => {
  const { portal, migrate, database } = readCompose().services
  expect(portal!.environment['DATABASE_URL']).toContain('//portal_app:')
  expect(migrate!.environment['MIGRATION_DATABASE_URL']).toContain('//portal_owner:')
  expect(JSON.stringify(portal)).not.toContain('OWNER_PASSWORD')
  expect(portal!['depends_on']).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
  expect(JSON.stringify(database!['volumes'])).toContain('./ops/postgres/roles.sql')
})

it('the image copies existing files of the project, and creates the folder for files', () => {
  const built = copiedFiles().map(({ from, to }) => ({ from, to: to.replace(/^app\//, '') }))
  expect(built).toEqual([
    { from: 'dist', to: 'dist' },
    { from: 'package.json', to: 'package.json' },
    { from: 'contract/openapi.gen.json', to: 'contract/openapi.gen.json' },
    { from: 'server/db/migrations', to: 'server/db/migrations' },
  ])
  for (const { from } of built.slice(1)) expect(existsSync(from)).toBe(true)
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/mkdir \/files && chown node:node \/files\nUSER node/)
})

it('the build of the image contains every configuration file that it reads, and no test', () => {
  const context = contextFiles()
  const configurations = readdirSync('.').filter((name) =>
    /^(vite\..*config|tsconfig.*)\.(ts|json)$/.test(name),
  )
  expect(configurations.length).toBeGreaterThan(3)
  expect(context).toEqual(
    expect.arrayContaining([
      ...configurations,
      'package.json',
      'package-lock.json',
      '.npmrc',
      'scripts/build.ts',
    ]),
  )
  expect(context.filter((path) => path.includes('.test.'))).toEqual([])
})
