import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * What becomes of a library's module. A name is that of a class, a function or a variable, or `Class.method`; its text
 * stands in for the whole declaration, for the value of a variable or of `this.field`, and for a method. `drop` names objects whose calls,
 * as statements of their own, are left out.
 */
export type Pruning = { replace?: Record<string, string>; drop?: readonly string[] }

/** A module's text after a pruning. Throws for a name that is not there exactly once: the library has changed then. */
export function prune(code: string, { replace = {}, drop = [] }: Pruning): string {
  const found = new Map<string, [start: number, end: number][]>()
  const note = (name: string, { start, end }: { start: number; end: number }) =>
    found.set(name, [...(found.get(name) ?? []), [start, end]])
  const dropped: [number, number][] = []
  const textOf = ({ start, end }: Node) => code.slice(start, end)

  walk(parseAst(code) as unknown as Node, (node, owner) => {
    if (node.type === 'ClassDeclaration' || node.type === 'FunctionDeclaration')
      note((node['id'] as Node & { name: string }).name, node)
    if (node.type === 'VariableDeclarator' && (node['id'] as Node).type === 'Identifier' && node['init'])
      note((node['id'] as Node & { name: string }).name, node['init'] as Node)
    if (node.type === 'AssignmentExpression' && textOf(node['left'] as Node).startsWith('this.'))
      note(textOf(node['left'] as Node), node['right'] as Node)
    if (node.type === 'MethodDefinition' && owner) note(`${owner}.${textOf(node['key'] as Node)}`, node)
    const call = node.type === 'ExpressionStatement' ? (node['expression'] as Node) : undefined
    const callee = call?.type === 'CallExpression' ? (call['callee'] as Node) : undefined
    if (callee?.type === 'MemberExpression' && drop.includes(textOf(callee['object'] as Node)))
      dropped.push([node.start, node.end])
  })

  const edits: [start: number, end: number, text: string][] = dropped.map(([start, end]) => [start, end, ';'])
  for (const [name, text] of Object.entries(replace)) {
    const places = found.get(name) ?? []
    if (places.length !== 1) throw new Error(`"${name}" is there ${places.length} times, not once.`)
    edits.push([...places[0]!, text])
  }
  for (const object of drop)
    if (!code.includes(`${object}.`)) throw new Error(`"${object}" is called nowhere.`)
  return apply(code, edits)
}

// What lies within something that is replaced goes with it.
function apply(code: string, edits: [start: number, end: number, text: string][]): string {
  const outermost = edits.filter(
    ([start, end]) => !edits.some(([a, b]) => (a < start && end <= b) || (a <= start && end < b)),
  )
  return outermost
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code)
}

function walk(node: Node, visit: (node: Node, owner: string | undefined) => void, owner?: string): void {
  visit(node, owner)
  const inner = node.type === 'ClassDeclaration' ? (node['id'] as { name: string } & Node).name : owner
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && typeof (child as Node).type === 'string')
        walk(child as Node, visit, inner)
}
