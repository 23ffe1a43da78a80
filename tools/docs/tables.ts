import { accessProblems } from '../../contract/access-problems.ts'
import type { OperationId } from '../../contract/operation.ts'
import { operationRules } from '../../contract/operation-rules.gen.ts'
import { operationTable } from '../../contract/operations.gen.ts'
import type { ProblemName } from '../../contract/problem.ts'
import { problemCatalogue } from '../../contract/problems.gen.ts'
import { screensByOperation } from '../../scripts/contract-diff/screens.ts'
import { answerOf } from '../../scripts/contract-examples.ts'
import { type Interaction, operationOf, readInteractions } from '../../src/api/pact/pact-file.ts'

/** Escapes a text for HTML. */
const escapeCell = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const ids = Object.keys(operationTable) as OperationId[]

const link = (id: OperationId) => `<a href="pacts.html#${id}"><code>${id}</code></a>`
const table = (heads: string[], rows: string[][]) =>
  `<div class="wide"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table></div>`

/** Renders every problem of the catalogue, with the operations that may answer with it. */
export function problemPage(): string {
  const names = Object.keys(problemCatalogue) as ProblemName[]
  const rows = names.map((name) => {
    const { code, http, msg } = problemCatalogue[name]
    const own = ids.filter((id) => (operationRules[id].problems as readonly string[]).includes(name))
    const accessLevels = Object.entries(accessProblems).filter(([, problems]) => problems.includes(name))
    const places = [...accessLevels.map(([access]) => `access <code>${access}</code>`), ...own.map(link)]
    return [
      String(code),
      `<code>${name}</code>`,
      escapeCell(msg),
      String(http),
      places.join(', ') || 'any call',
    ]
  })
  return `<p>A problem is an answer with its code and its sentence. Numbers in a sentence come from its data.</p>${table(
    ['Code', 'Name', 'Sentence', 'HTTP', 'Where'],
    rows,
  )}`
}

/** Renders each screen with the operations that it needs, and each operation with its screens. */
export function screenPage(): string {
  const screens = screensByOperation(ids)
  const byScreen = new Map<string, OperationId[]>()
  for (const [id, addresses] of screens)
    for (const address of addresses)
      byScreen.set(address, [...(byScreen.get(address) ?? []), id as OperationId])
  const rows = [...byScreen]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([address, operations]) => [`<code>${escapeCell(address)}</code>`, operations.map(link).join(', ')])
  return `<p>What a screen calls, by the imports of the app's sources. A screen without an optional part of it still opens
(<code>tests/support/page-calls.ts</code> lists the parts).</p>${table(['Screen', 'Operations'], rows)}`
}

/** Renders every interaction of the pacts, by operation. */
export function pactPage(): string {
  const interactions = readInteractions()
  const screens = screensByOperation(ids)
  return ids
    .map((id) => {
      const { tag, access } = operationRules[id]
      const own = interactions.filter((interaction) => operationOf(interaction) === id)
      return `<section id="${id}"><h2>${id}</h2><p><code>POST ${operationTable[id].path}</code><br>
<a href="reference.html#tag/${tag}/operation/${id}">Reference</a> · access <code>${access}</code> · called on ${screens.get(id)!.map(escapeCell).join(', ')}</p>
${own.map(interactionOf).join('\n')}</section>`
    })
    .join('\n')
}

function interactionOf(interaction: Interaction): string {
  const { description, request, providerStates = [] } = interaction
  const { code } = interaction.response.body.content
  const worlds = providerStates.map(
    (state) =>
      `<li><code>${escapeCell(state.name)}</code> <code>${escapeCell(JSON.stringify((state as { params?: object }).params ?? {}))}</code></li>`,
  )
  const jsonBlock = (value: unknown) =>
    `<pre><code>${escapeCell(JSON.stringify(value, null, 2))}</code></pre>`
  return `<details><summary><span class="${code === 200 ? 'good' : 'bad'}">${code}</span> ${escapeCell(description)}</summary>
<ul>${worlds.join('')}</ul><div class="pair"><div><h4>Body</h4>${jsonBlock(request.body.content)}</div><div><h4>Answer</h4>${jsonBlock(answerOf(interaction))}</div></div></details>`
}
