import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Arrow, arrowsFrom, statesOf } from './arrows.ts'

type Names = {
  state: (node: AnyStateNode) => string
  event: (event: string) => string
  guard: (guard: string) => string
}

const idOf = (node: AnyStateNode) => node.path.join('_').replaceAll(/\W/g, '_')

// Space for the labels of transitions: with Mermaid's default spacing they overlap.
const SPACING = '%%{init: {"state": {"nodeSpacing": 80, "rankSpacing": 70}}}%%'

/**
 * Formats a machine as a Mermaid state diagram. Refused transitions are only in the table, and so are `loops` if they
 * are excluded.
 */
export function diagramOf(
  machine: AnyStateMachine,
  names: Names,
  { loops = true, direction = 'TB' }: { loops?: boolean; direction?: 'LR' | 'TB' } = {},
): string {
  // Transitions between the same two states are one arrow, with a line for each event.
  const arrows = new Map<string, Set<string>>()
  for (const node of [machine.root, ...statesOf(machine)])
    for (const arrow of arrowsFrom(node)) {
      const arrowStates = arrowEnds(arrow)
      if (arrowStates && (loops || arrow.from !== arrow.to))
        arrows.set(arrowStates, (arrows.get(arrowStates) ?? new Set()).add(arrowLabel(arrow, names)))
    }
  const lines = [...arrows].map(([ends, words]) => {
    const text = [...words].filter(Boolean).join('<br/>')
    return `  ${ends}${text ? ` : ${text}` : ''}`
  })
  const diagramBody = [`  direction ${direction}`, ...diagramLines(machine.root, '  '), ...lines]
  return ['```mermaid', SPACING, 'stateDiagram-v2', ...diagramBody, '```', ''].join('\n')

  function diagramLines(node: AnyStateNode, indent: string): string[] {
    const children = Object.values(node.states)
    const initialState = node.initial.target[0]
    return [
      ...(initialState && node.type !== 'parallel' ? [`${indent}[*] --> ${idOf(initialState)}`] : []),
      ...children.flatMap((child, place) => {
        const divider = node.type === 'parallel' && place > 0 ? [`${indent}--`] : []
        const stateLine = `${indent}state "${names.state(child)}" as ${idOf(child)}`
        if (Object.keys(child.states).length === 0) return [...divider, stateLine]
        return [...divider, `${stateLine} {`, ...diagramLines(child, `${indent}  `), `${indent}}`]
      }),
    ]
  }
}

// Omits the transitions of the root, which would be an arrow from every state.
const arrowEnds = ({ from, to }: Arrow): string | undefined =>
  to && from.path.length > 0 ? `${idOf(from)} --> ${idOf(to)}` : undefined

const arrowLabel = ({ event, guard }: Arrow, names: Names): string =>
  [event && names.event(event), guard && `[${names.guard(guard)}]`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[:;]/g, ' ')
