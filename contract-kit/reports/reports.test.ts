import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lastFailed, writeReports } from './files.ts'
import { hasPassed, type Report } from './summary.ts'
import { terminalReport } from './terminal.ts'

const report: Report = {
  url: 'http://127.0.0.1:8080',
  began: '2026-11-21T00:00:00.000Z',
  seconds: 1.5,
  choice: '--level login',
  notChosen: ['payBill'],
  results: [
    { name: 'logIn right', operation: 'logIn', kind: 'interaction', outcome: 'passed', faults: [], ms: 12 },
    {
      name: 'logIn wrong',
      operation: 'logIn',
      kind: 'interaction',
      outcome: 'failed',
      faults: ['$.msg is "<b>\u0007&"'],
      ms: 340,
    },
    {
      name: 'logOut',
      operation: 'logOut',
      kind: 'scenario',
      outcome: 'unattempted',
      faults: ['The run had been given up'],
    },
  ],
}

it('the terminal report shows operations, faults, checks that were not attempted or selected, and the slowest call first', () => {
  const lines = terminalReport(report).split('\n')
  expect(lines).toEqual([
    '✗ logIn  1/2',
    '· logOut 0/1, 1 not attempted',
    '',
    'Failed:',
    '✗ logIn wrong',
    '    $.msg is "<b>\u0007&"',
    '',
    'Not attempted, 1. The run had been given up',
    '    logOut',
    '',
    'Slowest calls:',
    '  340 ms  logIn wrong',
    '  12 ms  logIn right',
    '',
    'Not chosen: 1 operations (payBill).',
    '',
    '✗ http://127.0.0.1:8080: 1 of 3 checks hold, 1 failed, 1 not attempted, in 1.5 s.',
  ])
})

it('the JSON, JUnit and HTML files have the same contents, escaped, and list the checks that did not pass', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    writeReports(folder, report)
    const junit = readFileSync(join(folder, 'junit.xml'), 'utf8')
    expect(junit).toContain('<testsuite name="logIn" tests="2" failures="1" skipped="0">')
    expect(junit).toContain('<failure message="$.msg is &quot;&lt;b&gt;\uFFFD&amp;&quot;">')
    expect(junit).toContain('<skipped message="The run had been given up"/>')
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(html).toContain('&lt;b&gt;')
    expect(html).not.toContain('<b>')
    expect(lastFailed(folder)).toEqual(['logIn wrong', 'logOut'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('a run counts as passed only if all its checks ran and passed', () => {
  expect(hasPassed(report)).toBe(false)
  expect(hasPassed({ ...report, results: report.results.slice(0, 1) })).toBe(true)
  expect(hasPassed({ ...report, results: report.results.slice(2) })).toBe(false)
  expect(hasPassed({ ...report, results: [] })).toBe(false)
})

it('reading the last report from a folder without a report throws an error that names the folder', () => {
  expect(() => lastFailed('/nowhere')).toThrow('/nowhere has no report.json of a run before.')
})
