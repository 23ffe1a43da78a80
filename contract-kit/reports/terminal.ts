import { countByOperation, countOf, hasPassed, type Report, slowestOf } from './summary.ts'

/**
 * A report as lines for a terminal: operations, failures with their reasons, checks that did not run, the
 * slowest calls, and the result.
 */
export function terminalReport(report: Report): string {
  const { url, seconds, results, notChosen } = report
  const rows = countByOperation(results)
  const width = Math.max(0, ...rows.map(({ operation }) => operation.length))
  const lines = rows.map(({ operation, passed, failed, unattempted }) => {
    const all = passed + failed + unattempted
    const rest = unattempted > 0 ? `, ${unattempted} not attempted` : ''
    return `${passed === all ? '✓' : failed > 0 ? '✗' : '·'} ${operation.padEnd(width)} ${passed}/${all}${rest}`
  })
  const failedResults = results.filter(({ outcome }) => outcome === 'failed')
  if (failedResults.length > 0) lines.push('', 'Failed:')
  for (const { name, kind, faults } of failedResults)
    lines.push(
      `✗ ${name}${kind === 'interaction' ? '' : ` (${kind})`}`,
      ...faults.map((fault) => `    ${fault}`),
    )
  lines.push(...linesOfUnattempted(report))
  const slow = slowestOf(results)
  if (slow.length > 0) lines.push('', 'Slowest calls:')
  for (const { name, ms } of slow) lines.push(`  ${Math.round(ms!)} ms  ${name}`)
  if (notChosen.length > 0)
    lines.push('', `Not chosen: ${notChosen.length} operations (${shortenList(notChosen)}).`)
  const counts = `${countOf(results, 'passed')} of ${results.length} checks hold, ${failedResults.length} failed, ${countOf(results, 'unattempted')} not attempted`
  lines.push('', `${hasPassed(report) ? '✓' : '✗'} ${url}: ${counts}, in ${seconds} s.`)
  return lines.join('\n')
}

function linesOfUnattempted({ results }: Report): string[] {
  const byReason = new Map<string, string[]>()
  for (const { name, outcome, faults } of results) {
    if (outcome !== 'unattempted') continue
    const [reason = ''] = faults
    byReason.set(reason, [...(byReason.get(reason) ?? []), name])
  }
  return [...byReason].flatMap(([reason, names]) => [
    '',
    `Not attempted, ${names.length}. ${reason}`,
    `    ${shortenList(names)}`,
  ])
}

const MAX_NAMES = 12
const shortenList = (names: readonly string[]) =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more`
    : names.join(', ')
