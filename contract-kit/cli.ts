#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { allChecks } from './all-checks.ts'
import { readContract } from './checks/contract.ts'
import { type Choice, readLevels, selectionFilter } from './choose.ts'
import { lastFailed, writeReports } from './reports/files.ts'
import { hasPassed, type Report } from './reports/summary.ts'
import { terminalReport } from './reports/terminal.ts'
import { ANSWER_MS, verify } from './verify.ts'
import { worldsAt } from './worlds.ts'

const levels = readLevels().map(({ name, about, buildsOn }) => {
  const suffix = buildsOn.length > 0 ? ` (after ${buildsOn.join(', ')})` : ''
  return `    ${name.padEnd(14)} ${about}${suffix}`
})
const usage = `Verifies a running server against the contract of the portal.

  verify --url URL --states-url URL   worlds are posted to the second one as { state, params, action }

  --only logIn,listNotices   these operations
  --tag session,post         the operations of these tags
  --level NAME               the operations of a level and of those that it builds on:
${levels.join('\n')}
  --name WORDS               what has these words in its name
  --kind interaction,scenario,lifecycle
  --last-failed              what did not pass in the last run, by its report
  --lifecycles few|all       how many states and walks of the lifecycles (few)
  --answer-seconds N         how long an answer may take (${ANSWER_MS / 1000})
  --report FOLDER            where report.json, junit.xml and index.html are written (contract-report)
  --list                     names what would be tried, and ends

Ends with 0 where everything that was chosen holds, with 1 where it does not, with 2 where it was called wrongly.
`

const options = {
  url: { type: 'string' },
  'states-url': { type: 'string' },
  only: { type: 'string' },
  tag: { type: 'string' },
  level: { type: 'string' },
  name: { type: 'string' },
  kind: { type: 'string' },
  'last-failed': { type: 'boolean', default: false },
  lifecycles: { type: 'string', default: 'few' },
  'answer-seconds': { type: 'string' },
  report: { type: 'string', default: 'contract-report' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

process.exitCode = await runCli().catch((error: Error) => {
  console.error(error.message)
  return 2
})
// Exits explicitly: a check may leave a resource open, such as a connection, which would keep the process running.
process.exit()

async function runCli(): Promise<number> {
  const { values } = parseArgs({ options })
  const { url, 'states-url': statesUrl, report: folder } = values
  if (values.help || (!values.list && (url === undefined || !URL.canParse(url)))) {
    console.error(usage)
    return values.help ? 0 : 2
  }
  if (statesUrl !== undefined && !URL.canParse(statesUrl)) throw new Error(`${statesUrl} is no address.`)
  const choice: Choice = {
    ...(values.only !== undefined && { operations: listOf(values.only) }),
    ...(values.tag !== undefined && { tags: listOf(values.tag) }),
    ...(values.level !== undefined && { level: values.level }),
    ...(values.name !== undefined && { words: values.name }),
    ...(values.kind !== undefined && { kinds: listOf(values.kind) }),
    ...(values['last-failed'] && { names: lastFailed(folder) }),
  }
  if (values.lifecycles !== 'few' && values.lifecycles !== 'all')
    throw new Error('--lifecycles is few or all.')
  const checks = allChecks(values.lifecycles).filter(selectionFilter(choice))
  if (values.list) {
    console.log(checks.map(({ name }) => name).join('\n'))
    return 0
  }
  if (choice.names?.length === 0) {
    console.log('Nothing failed in the last run.')
    return 0
  }
  if (checks.length === 0) throw new Error('Nothing was chosen.')
  const answerMs =
    values['answer-seconds'] === undefined ? ANSWER_MS : Number(values['answer-seconds']) * 1000
  if (!(answerMs > 0)) throw new Error('--answer-seconds is a number of seconds.')
  const startedAt = new Date()
  const results = await verify(checks, {
    url: url!,
    build: statesUrl === undefined ? undefined : worldsAt(statesUrl, answerMs),
    answerMs,
    onResult: ({ name, outcome }) => {
      if (process.stderr.isTTY)
        process.stderr.write(`\r\u001B[K${outcome === 'passed' ? '✓' : '✗'} ${name.slice(0, 90)}`)
    },
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  const attemptedOperations = new Set(checks.map(({ operation }) => operation))
  const report: Report = {
    url: url!,
    began: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
    choice: process.argv.slice(2).join(' '),
    results,
    notChosen: [...readContract().operations.keys()].filter((id) => !attemptedOperations.has(id)),
  }
  writeReports(folder, report)
  await new Promise((written) =>
    process.stdout.write(`${terminalReport(report)}\nReport: ${folder}/index.html\n`, written),
  )
  return hasPassed(report) ? 0 : 1
}

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}
