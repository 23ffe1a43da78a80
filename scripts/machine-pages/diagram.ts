import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Arrow, arrowsFrom, statesOf } from './arrows.ts'

type Names = {
  state: (node: AnyStateNode) => string
  event: (event: string) => string
  guard: (guard: string) => string
}

const idOf = (node: AnyStateNode) => node.path.join('_').replaceAll(/\W/g, '_')

/** A machine as a Mermaid state diagram. Arrows that lead nowhere are left to the table. */
export function diagramOf(machine: AnyStateMachine, names: Names): string {
  // Arrows between the same two states are one, with a line for each event.
  const arrows = new Map<string, Set<string>>()
  for (const node of [machine.root, ...statesOf(machine)])
    for (const arrow of arrowsFrom(node)) {
      const ends = endsOf(arrow)
      if (ends) arrows.set(ends, (arrows.get(ends) ?? new Set()).add(wordsOf(arrow, names)))
    }
  const lines = [...arrows].map(([ends, words]) => {
    const text = [...words].filter(Boolean).join('<br/>')
    return `  ${ends}${text ? ` : ${text}` : ''}`
  })
  return ['```mermaid', 'stateDiagram-v2', ...drawn(machine.root, '  '), ...lines, '```', ''].join('\n')

  function drawn(node: AnyStateNode, indent: string): string[] {
    const children = Object.values(node.states)
    const first = node.initial.target[0]
    return [
      ...(first && node.type !== 'parallel' ? [`${indent}[*] --> ${idOf(first)}`] : []),
      ...children.flatMap((child, place) => {
        const between = node.type === 'parallel' && place > 0 ? [`${indent}--`] : []
        const named = `${indent}state "${names.state(child)}" as ${idOf(child)}`
        if (Object.keys(child.states).length === 0) return [...between, named]
        return [...between, `${named} {`, ...drawn(child, `${indent}  `), `${indent}}`]
      }),
    ]
  }
}

// What the whole machine answers alike in every state would be an arrow from everywhere.
const endsOf = ({ from, to }: Arrow): string | undefined =>
  to && from.path.length > 0 ? `${idOf(from)} --> ${idOf(to)}` : undefined

const wordsOf = ({ event, guard }: Arrow, names: Names): string =>
  [event && names.event(event), guard && `[${names.guard(guard)}]`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[:;]/g, ' ')
