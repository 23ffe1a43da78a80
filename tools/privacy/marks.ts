import type { OperationId } from '../../contract/operation.ts'
import { operationTable } from '../../contract/operations.gen.ts'
import { encodePersonal } from '../../domain/personal-fields.ts'

const pageDataPattern = /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/s
/** The names of id fields that belong to one member or company; ids of apps, plans and posts are public. */
const ownId =
  /^(?:subscription|bill|inquiry|counsel|notification|session|signIn|request|grant|link)(?:Id|No)$/
// Fields with messages: many people receive the same messages, so these identify no reader.
const prose = /^(?:heading|message|reason|comment)$/
const SHORTEST = 3

type AnsweredCall = { id: OperationId; answer: { data?: unknown } }

/**
 * Returns the values that identify a reader in a page's HTML: the personal values of its answers, plain and encoded,
 * and the reader's own ids.
 */
export function marksIn(html: string): Set<string> {
  const found = new Set<string>()
  const text = pageDataPattern.exec(html)?.[1]
  if (text === undefined) return found
  const { calls } = JSON.parse(text) as { calls: AnsweredCall[] }
  for (const { id, answer } of calls)
    if (answer.data !== undefined)
      collect('', encodePersonal(operationTable[id].personalOutput, answer.data), answer.data, found)
  return found
}

function collect(key: string, sent: unknown, plain: unknown, found: Set<string>): void {
  if (typeof sent === 'string') {
    if (prose.test(key)) return
    const isPersonal = sent !== plain && (plain as string).length >= SHORTEST
    if (isPersonal) found.add(sent).add(plain as string)
    if (ownId.test(key)) found.add(sent)
    return
  }
  if (typeof sent !== 'object' || sent === null) return
  for (const [name, value] of Object.entries(sent))
    collect(Array.isArray(sent) ? key : name, value, (plain as Record<string, unknown>)[name], found)
}

/** Returns the paths of this site that a page links to. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
}
