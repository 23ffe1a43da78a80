import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingNames } from '../../server/config.ts'

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number }
type Container = {
  ports?: { name: string; containerPort: number }[]
  env?: { name: string }[]
  envFrom?: Record<string, { name: string }>[]
  command?: string[]
  securityContext: object
  readinessProbe: Probe
  livenessProbe: Probe
  startupProbe: Probe
}
type Labels = Record<string, string>
type OpsObject = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: {
    selector: { matchLabels: Labels } & Labels
    ports: { targetPort: string }[]
    template: {
      metadata: { labels: Labels }
      spec: { containers: Container[]; terminationGracePeriodSeconds: number }
    }
  }
}

const readSample = (path: string) => readFileSync(`ops/${path}`, 'utf8')
const things = parseAllDocuments(readSample('kubernetes/portal.yaml')).map((it) => it.toJS() as OpsObject)
const objectOfKind = (kind: string) => things.find((it) => it.kind === kind)!
const containerOf = (kind: string) => objectOfKind(kind).spec.template.spec.containers[0]!
const DRAIN_SECONDS = 5

it('the manifests use API versions that Kubernetes serves', () => {
  expect(things.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
    'v1 ConfigMap',
    'batch/v1 Job',
    'apps/v1 Deployment',
    'v1 Service',
    'policy/v1 PodDisruptionBudget',
  ])
})

it('the manifests refer to each other, and to existing settings and ports', () => {
  const { spec } = objectOfKind('Deployment')
  expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
  expect(objectOfKind('Service').spec.selector).toEqual(spec.template.metadata.labels)
  expect(objectOfKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
  const { ports, envFrom } = containerOf('Deployment')
  expect(objectOfKind('Service').spec.ports.map(({ targetPort }) => targetPort)).toEqual(
    ports!.map(({ name }) => name),
  )
  expect(envFrom!.flatMap((from) => Object.values(from)).map(({ name }) => name)).toEqual([
    'portal',
    'portal',
  ])
  const { metadata, data } = objectOfKind('ConfigMap')
  expect(metadata.name).toBe('portal')
  expect(Object.keys(data!).filter((name) => !settingNames.includes(name))).toEqual([])
  expect(ports!.find(({ name }) => name === 'metrics')!.containerPort).toBe(Number(data!['METRICS_PORT']))
  expect(containerOf('Job').env!.map(({ name }) => name)).toEqual(['MIGRATION_DATABASE_URL'])
  expect(containerOf('Job').securityContext).toEqual(containerOf('Deployment').securityContext)
})

it('Kubernetes excludes a node while it is not ready, and gives it enough time to stop', () => {
  const { readinessProbe, livenessProbe, startupProbe } = containerOf('Deployment')
  expect(readinessProbe.httpGet.path).toBe('/readyz')
  expect([livenessProbe, startupProbe].map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/healthz'])
  const drainSeconds = Number(objectOfKind('ConfigMap').data!['DRAIN_SECONDS'])
  expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(drainSeconds)
  expect(objectOfKind('Deployment').spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    drainSeconds + 15,
  )
  expect(Number(/TimeoutStopSec=(\d+)/.exec(readSample('systemd/portal.service'))![1])).toBeGreaterThan(
    DRAIN_SECONDS + 15,
  )
})

it('HAProxy excludes a node before the node stops listening', () => {
  const [, seconds, fall] = /inter (\d+)s fall (\d+)/.exec(readSample('haproxy/portal.cfg'))!
  expect(Number(seconds) * (Number(fall) + 1)).toBeLessThan(DRAIN_SECONDS)
  expect(readSample('haproxy/portal.cfg')).toContain('uri /readyz')
})

it.each(['nginx/portal.conf', 'haproxy/portal.cfg'])(
  '%s closes idle connections before a node does, and hides metrics',
  (path) => {
    const [, seconds] = /(?:keepalive_timeout|http-keep-alive) (\d+)s/.exec(readSample(path))!
    expect(Number(seconds)).toBeLessThan(72)
    expect(readSample(path)).toMatch(/\/metrics/)
    expect(readSample(path)).toMatch(/X-Forwarded-For|option forwardfor/)
  },
)

it('the systemd units run the output of the build', () => {
  const started = ['portal', 'portal-migrate'].map(
    (name) => /dist\/server\/(\w+)\.js/.exec(readSample(`systemd/${name}.service`))![1],
  )
  expect(started).toEqual(['main', 'migrate'])
  const [, given] = /^Environment=(.*)$/m.exec(readSample('systemd/portal.service'))!
  expect(given!.split(' ').filter((pair) => !settingNames.includes(pair.split('=')[0]!))).toEqual([])
})

it('the tests of the alerts are valid YAML with unique names', () => {
  const { tests } = parse(readSample('prometheus/alerts.test.yaml')) as { tests: { name: string }[] }
  expect(new Set(tests.map(({ name }) => name)).size).toBe(tests.length)
})
