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
  const lines = ['stateDiagram-v2', ...drawn(machine.root, '  ')]
  const shown = new Set<string>()
  for (const node of [machine.root, ...statesOf(machine)])
    for (const arrow of arrowsFrom(node)) {
      const line = lineOf(arrow, names)
      if (line && !shown.has(line)) lines.push(line)
      if (line) shown.add(line)
    }
  return ['```mermaid', ...lines, '```', ''].join('\n')

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

function lineOf({ from, event, guard, to }: Arrow, names: Names): string | undefined {
  // What the whole machine answers alike in every state would be an arrow from everywhere.
  if (!to || from.path.length === 0) return undefined
  const words = [event && names.event(event), guard && `[${names.guard(guard)}]`].filter(Boolean).join(' ')
  return `  ${idOf(from)} --> ${idOf(to)}${words ? ` : ${words.replaceAll(/[:;]/g, ' ')}` : ''}`
}
