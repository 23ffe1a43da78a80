import { readFileSync } from 'node:fs'
import { currentEdition, editionOfCommit, lastReleased, release } from './contract-diff/editions.ts'
import { reportOf } from './contract-diff/report.ts'

const CHANGELOG = 'docs/contract-changelog.md'

const [base] = process.argv.slice(2)
if (base === '--release') {
  console.log(`Stored ${release()}; commit it with the release.`)
} else {
  const oldEdition = base === undefined ? lastReleased() : editionOfCommit(base)
  const { operations, lines, faults } = await reportOf(
    oldEdition,
    currentEdition(),
    readFileSync(CHANGELOG, 'utf8'),
  )
  for (const line of lines) console.log(line)
  const count = operations.length === 0 ? 'nothing breaks' : `${operations.length} operations break`
  console.log(`Since ${oldEdition.name}, ${count} an app or a server of then.`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
