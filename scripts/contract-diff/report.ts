import { Comparator } from '@pactflow/openapi-pact-comparator'
import { operationOf } from '#src/api/pact/pact-file.ts'
import { breakingChanges, isVersionRaisedEnough } from './breaking-changes.ts'
import type { Edition } from './editions.ts'
import { screensByOperation } from './screens.ts'

/** `lines` is the text of the report; `faults` are the reasons why the change must not be merged. */
export type Report = { operations: string[]; lines: string[]; faults: string[] }

/**
 * Compares two editions of the contract. Returns the changes that break an app or a server written for the earlier
 * edition, with the interactions and screens of each operation. A change is a fault if the version is not raised, if
 * the operation is not named in the changelog's section of the new version, or if something was removed without a
 * deprecation in the previous edition.
 */
export async function reportOf(before: Edition, after: Edition, changelog: string): Promise<Report> {
  const changes = breakingChanges(before.contract, after.contract)
  const refusedInteractions = await interactionsRefused(before, after)
  const operations = [
    ...new Set([
      ...changes.map(({ operation }) => operation),
      ...refusedInteractions.map((description) => description.split(' ')[0]!),
    ]),
  ]
  const screens = screensByOperation(operations)
  const lines = operations.flatMap((id) => [
    `${id}, on ${screens.get(id)!.join(', ')}`,
    ...changes.filter(({ operation }) => operation === id).map(({ what }) => `    ${what}`),
    ...interactionsOf(id, before).map(
      (description) =>
        `    ${refusedInteractions.includes(description) ? 'refused' : 'concerned'}: the interaction "${description}"`,
    ),
  ])
  const [was, is] = [before.contract.info.version, after.contract.info.version]
  const faults = changes
    .filter(({ isUnannounced }) => isUnannounced)
    .map(({ operation, what }) => `${operation}: ${what}, and was not deprecated in ${before.name}.`)
  if (operations.length > 0 && !isVersionRaisedEnough(was, is))
    faults.push(
      `${operations.join(', ')} changed so that an app or a server of ${was} breaks: raise info.version ${is} of openapi.yaml.`,
    )
  const section = sectionOf(changelog, is)
  if (was !== is && section === undefined)
    faults.push(`docs/contract-changelog.md has no section "## ${is}".`)
  const unnamedOperations = operations.filter((id) => !new RegExp(`\\b${id}\\b`).test(section ?? ''))
  if (section !== undefined && unnamedOperations.length > 0)
    faults.push(
      `The section "## ${is}" of docs/contract-changelog.md does not name ${unnamedOperations.join(', ')}, which break.`,
    )
  return { operations, lines, faults }
}

/** Returns the text below the heading of a version, up to the next heading. */
function sectionOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m)
  return sections.find((section) => section.split(/\s/, 1)[0] === version)
}

/** The interactions of the earlier pact that the current contract does not allow. */
async function interactionsRefused(before: Edition, after: Edition): Promise<string[]> {
  const comparator = new Comparator(structuredClone(after.contract) as never)
  const refusedInteractions = new Set<string>()
  for await (const { type, mockDetails } of comparator.compare(before.pact as never))
    if (type === 'error')
      refusedInteractions.add(mockDetails?.interactionDescription ?? 'an interaction without a name')
  return [...refusedInteractions]
}

const interactionsOf = (id: string, { pact }: Edition): string[] =>
  pact.interactions
    .filter((interaction) => operationOf(interaction) === id)
    .map(({ description }) => description)
