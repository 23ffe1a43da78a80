import { readFileSync } from 'node:fs'
import { type GrantReason, problemOfReason } from '#domain/access/reasons.ts'

type DiagramEntry = {
  /** The callers that may send an event, as named in the diagram. */
  senders: Map<string, string>
  /** The result of an event in each state: a target, or the number of the reason why the event is not allowed. */
  cells: Map<string, string[]>
  /**
   * The reasons why an event is not allowed, by the number in the cells: the code of the problem, and the condition
   * in words.
   */
  reasons: Map<string, { code: string; condition: string }>
}

/** Reads a page of docs/machines as text, independently of the machine. */
function readDiagram(name: string): DiagramEntry {
  const sections = readFileSync(`docs/machines/${name}.md`, 'utf8').split('\n## ')
  const [, who, what, why] = sections.map((section) =>
    section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => line.slice(2, -2).split(' | ')),
  )
  const codes = new Map(who!.map(([event, code]) => [event!, removeQuotes(code!)]))
  return {
    senders: new Map(who!.map(([, code, by]) => [removeQuotes(code!), by!])),
    cells: new Map(what!.map(([event, ...cells]) => [codes.get(event!)!, cells])),
    reasons: new Map(
      why!.map(([number, condition, , code]) => [
        `✕ ${number}`,
        { code: removeQuotes(code!), condition: condition! },
      ]),
    ),
  }
}

const removeQuotes = (text: string) => text.replaceAll('`', '')
const byStateAlone = '상태가 맞지 않을 때'
const problemOf = (code: string) => problemOfReason(code as GrantReason)

/** Returns the diagram of a lifecycle, to be queried by event, state number in its table, and sender. */
export function lifecycleDiagramOf(name: string) {
  const { senders, cells, reasons } = readDiagram(name)
  return {
    /** Whether a transition is in the diagram for a caller, by any of the caller's names. */
    isDrawn: (event: string, state: number, names: readonly string[]) =>
      cells.get(event)![state]!.startsWith('→') &&
      (senders.get(event) ?? '')
        .split(/, | \(|\)/)
        .some((one) => names.some((called) => one === called || one.endsWith(` ${called}`))),
    /**
     * Whether the diagram contains this refusal of the event in the state, as the reason or as one of its conditions.
     */
    isExplained(event: string, state: number, problem: string) {
      const cell = cells.get(event)![state]!
      const closingReason = reasons.get(cell)
      if (closingReason) return problemOf(closingReason.code) === problem
      if (!cell.startsWith('→')) return false
      return [...reasons.values()].some(
        ({ code, condition }) => problemOf(code) === problem && condition !== byStateAlone,
      )
    },
  }
}
