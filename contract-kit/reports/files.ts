import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../verify.ts'
import { countByOperation, countOf, hasPassed, type Report, slowestOf } from './summary.ts'

const JSON_FILE = 'report.json'

/** Writes a report as JSON, JUnit and HTML into a folder, which is created if necessary. */
export function writeReports(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, JSON_FILE),
    `${JSON.stringify({ green: hasPassed(report), ...report }, null, 1)}\n`,
  )
  writeFileSync(join(folder, 'junit.xml'), junitOf(report))
  writeFileSync(join(folder, 'index.html'), htmlOf(report))
}

/**
 * The names of the checks that did not pass in the last run, from the report in a folder. Throws without a
 * report.
 */
export function lastFailed(folder: string): string[] {
  let text: string
  try {
    text = readFileSync(join(folder, JSON_FILE), 'utf8')
  } catch {
    throw new Error(`${folder} has no ${JSON_FILE} of a run before.`)
  }
  const { results } = JSON.parse(text) as Report
  return results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Escapes a text for XML, and replaces control characters, which XML 1.0 does not allow.
const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!).replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD')

/** The report as JUnit XML, one suite for each operation. */
function junitOf({ url, seconds, results }: Report): string {
  const suites = countByOperation(results).map(({ operation, passed, failed, unattempted }) => {
    const cases = results.filter((result) => result.operation === operation).map(testCaseXml)
    const counts = `tests="${passed + failed + unattempted}" failures="${failed}" skipped="${unattempted}"`
    return `<testsuite name="${escapeXml(operation)}" ${counts}>\n${cases.join('')}</testsuite>\n`
  })
  const counts = `tests="${results.length}" failures="${countOf(results, 'failed')}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeXml(url)}" ${counts} time="${seconds}">\n${suites.join('')}</testsuites>\n`
}

function testCaseXml({ name, operation, outcome, faults, ms = 0 }: Result): string {
  const faultText = escapeXml(faults.join('\n'))
  const inside =
    outcome === 'failed'
      ? `<failure message="${escapeXml(faults[0] ?? '')}">${faultText}</failure>`
      : outcome === 'unattempted'
        ? `<skipped message="${faultText}"/>`
        : ''
  const attributes = `name="${escapeXml(name)}" classname="${escapeXml(operation)}" time="${(ms / 1000).toFixed(3)}"`
  return `<testcase ${attributes}>${inside}</testcase>\n`
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'td,th{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}pre{white-space:pre-wrap;margin:0}'

/** The report as one HTML page without scripts. */
function htmlOf(report: Report): string {
  const { url, began, seconds, choice, results, notChosen } = report
  const counts = `${countOf(results, 'passed')} of ${results.length} checks hold, ${countOf(results, 'failed')} failed, ${countOf(results, 'unattempted')} not attempted`
  const rows = countByOperation(results).map(({ operation, passed, failed, unattempted, slowestMs }) => {
    const all = passed + failed + unattempted
    return `<tr><td>${passed === all ? '✓' : '✗'}</td><td>${escapeXml(operation)}</td><td>${passed}/${all}</td><td>${Math.round(slowestMs)} ms</td></tr>`
  })
  const faults = results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(
      ({ name, outcome, faults: words }) =>
        `<tr><td>${escapeXml(name)}</td><td>${outcome}</td><td><pre>${escapeXml(words.join('\n'))}</pre></td></tr>`,
    )
  const slowestItems = slowestOf(results).map(
    ({ name, ms }) => `<li>${Math.round(ms!)} ms ${escapeXml(name)}</li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${hasPassed(report) ? '✓' : '✗'} ${escapeXml(url)}</title><style>${style}</style>
<h1>${hasPassed(report) ? '✓' : '✗'} ${escapeXml(url)}</h1><p>${counts}, in ${seconds} s, ${began}. Chosen: ${escapeXml(choice)}.</p>
${faults.length > 0 ? `<h2>Failed and not attempted</h2><table>${faults.join('\n')}</table>` : ''}
<h2>Operations</h2><table><tr><th></th><th>Operation</th><th>Hold</th><th>Slowest</th></tr>${rows.join('\n')}</table>
<h2>Slowest calls</h2><ol>${slowestItems.join('')}</ol>
<h2>Not chosen</h2><p>${notChosen.length === 0 ? 'Nothing.' : escapeXml(notChosen.join(', '))}</p></html>
`
}
