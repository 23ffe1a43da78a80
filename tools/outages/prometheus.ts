import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse, stringify } from 'yaml'
import { SECOND_MS } from '../../domain/durations.ts'
import { freePort } from '../../server/testing/free-port.ts'

type Rule = { alert: string; expr: string; for?: string }
type Rules = { groups: { name: string; rules: Rule[] }[] }
type Answer<Data> = { status: string; data: Data }

const SHIPPED = 'ops/prometheus/alerts.yaml'
/**
 * The factor by which the waiting times of the rules are shortened; `hurry.cjs` shortens the hours of a node by the
 * same factor.
 */
export const HURRY_FACTOR = 600
/**
 * The minimum `for` of a shortened rule, in seconds: longer than the scrape interval, so that a single value does not
 * raise the alert.
 */
const MIN_SECONDS = 4
const UNITS = { s: 1, m: 60, h: 3_600 }
/** The interval of scrapes, and their time limit. */
export const SCRAPED_EVERY_SECONDS = 3
const PATIENCE_MS = 30 * SECOND_MS
const LOOK_EVERY_MS = 100

/** Returns the names of all alerts that are shipped. */
export const shippedAlerts = (): string[] =>
  readRules().groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))

/** Starts a Prometheus process with the published rules, except for shorter waits. Takes the addresses to scrape. */
export async function startPrometheus(targets: readonly string[], directory: string) {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'alerts.yaml'), stringify(shortenRules(readRules())))
  writeFileSync(
    join(directory, 'prometheus.yaml'),
    stringify({
      global: {
        scrape_interval: `${SCRAPED_EVERY_SECONDS}s`,
        scrape_timeout: `${SCRAPED_EVERY_SECONDS}s`,
        evaluation_interval: '1s',
      },
      rule_files: ['alerts.yaml'],
      scrape_configs: [{ job_name: 'portal', honor_labels: true, static_configs: [{ targets }] }],
    }),
  )
  const address = `127.0.0.1:${await freePort()}`
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(directory, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(directory, 'series')}`,
      `--web.listen-address=${address}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )

  /** Queries the current values of an expression, by their labels. */
  async function query(expression: string): Promise<Record<string, number>> {
    const { result } = await ask<{ result: { metric: object; value: [number, string] }[] }>(
      `query?query=${encodeURIComponent(expression)}`,
    )
    return Object.fromEntries(result.map(({ metric, value }) => [JSON.stringify(metric), Number(value[1])]))
  }

  async function ask<Data>(path: string): Promise<Data> {
    const answer = await fetch(`http://${address}/api/v1/${path}`)
    return ((await answer.json()) as Answer<Data>).data
  }

  await expectWithin('Prometheus answers', async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus ended with ${child.exitCode}.`)
    return (await fetch(`http://${address}/-/ready`)).ok
  })
  await expectWithin(
    'it has figures',
    async () => Object.keys(await query('up == 1')).length === targets.length,
  )
  return {
    /** The names of the alerts that fire. */
    async firing(): Promise<Set<string>> {
      const { alerts } = await ask<{ alerts: { state: string; labels: Record<string, string> }[] }>('alerts')
      return new Set(
        alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels['alertname']!),
      )
    },
    query,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await closed
    },
  }
}

const readRules = () => parse(readFileSync(SHIPPED, 'utf8')) as Rules

/** Returns the rules with shorter waits: `for`, and the time since the last success of a job. */
function shortenRules({ groups }: Rules): Rules {
  const shorten = (seconds: number) => Math.max(MIN_SECONDS, seconds / HURRY_FACTOR)
  const shortenRule = (rule: Rule): Rule => {
    const { for: waits, expr } = rule
    return {
      ...rule,
      expr: expr.replace(
        /^(time\(\) - .* > )(\d+)$/,
        (_, before: string, s: string) => before + shorten(Number(s)),
      ),
      ...(waits !== undefined && { for: `${Math.round(shorten(secondsOf(waits)))}s` }),
    }
  }
  return { groups: groups.map((group) => ({ ...group, rules: group.rules.map(shortenRule) })) }
}

function secondsOf(duration: string): number {
  const [, number, unit] = /^(\d+)([smh])$/.exec(duration) ?? []
  if (unit === undefined) throw new Error(`${SHIPPED}: no length of time: ${duration}`)
  return Number(number) * UNITS[unit as keyof typeof UNITS]
}

async function expectWithin(what: string, look: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    if (await look().catch(() => false)) return
    await wait(LOOK_EVERY_MS)
  }
  throw new Error(`Not so after half a minute: ${what}.`)
}
