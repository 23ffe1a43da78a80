import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { outputOfFailure } from './ran.ts'

type Rules = { groups: { rules: { alert: string }[] }[] }
type Tests = { tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[] }

/**
 * Runs the tests of the alerts with Prometheus itself; returns the faults, including every alert without a
 * test that raises it.
 */
export function checkAlerts(): string[] {
  const readYaml = (name: string) => parse(readFileSync(`ops/prometheus/${name}.yaml`, 'utf8')) as unknown
  const { groups } = readYaml('alerts') as Rules
  const { tests } = readYaml('alerts.test') as Tests
  const raisedAlerts = new Set(
    tests.flatMap(({ alert_rule_test: asked }) =>
      asked.flatMap(({ alertname, exp_alerts: expected }) => (expected?.length ? alertname : [])),
    ),
  )
  const untested = groups.flatMap(({ rules }) => rules).filter(({ alert }) => !raisedAlerts.has(alert))
  return [
    ...untested.map(({ alert }) => `${alert} is raised by no test`),
    ...outputOfFailure('promtool', ['check', 'rules', 'ops/prometheus/alerts.yaml']),
    ...outputOfFailure('promtool', ['test', 'rules', 'ops/prometheus/alerts.test.yaml']),
  ]
}
