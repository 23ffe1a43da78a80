import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, type ReactNode } from 'react'
import { decodeNamedCharacters, maskNamedCharacters, unmaskAmpersands } from './named-characters.ts'
import { safeLink } from './safe-link.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root['children'][number]
type Definitions = Map<string, string>
type RenderContext = {
  definitions: Definitions
  depth: number
  tight?: boolean
  levelOf: (node: Node) => 2 | 3 | 4
}

const DEEPEST = 16
// Text that looks like HTML stays text.
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } }

/**
 * Returns a CommonMark text as React elements, one for each node: headings from h2 down without a gap, paragraphs,
 * lists, quotes, code, emphasis and links to safe targets. Pictures are replaced by their description, HTML is shown
 * as text.
 */
export function markdownElements(text: string): ReactNode {
  const root = fromMarkdown(maskNamedCharacters(text), { extensions: [withoutHtml] })
  const definitions: Definitions = new Map()
  const levels = new Map<Node, 2 | 3 | 4>()
  const openLevels: number[] = []
  walk(root.children, (node) => {
    // The first of several definitions counts (CommonMark 4.7).
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url)
    if (node.type !== 'heading') return
    while (openLevels.length > 0 && openLevels.at(-1)! >= node.depth) openLevels.pop()
    openLevels.push(node.depth)
    levels.set(node, Math.min(4, 1 + openLevels.length) as 2 | 3 | 4)
  })
  return renderNodes(root.children, { definitions, depth: 0, levelOf: (node) => levels.get(node) ?? 4 })
}

function renderNodes(nodes: readonly Node[], place: RenderContext): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, place)}</Fragment>)
}

function renderNode(node: Node, place: RenderContext): ReactNode {
  if (!('children' in node)) return renderLeaf(node)
  if (place.depth >= DEEPEST) return textOf(node)
  const childContext = (more: Partial<RenderContext> = {}) =>
    renderNodes(node.children, { ...place, tight: false, depth: place.depth + 1, ...more })
  switch (node.type) {
    case 'paragraph':
      return place.tight ? childContext() : <p>{childContext()}</p>
    case 'heading': {
      const Heading = `h${place.levelOf(node)}` as const
      return <Heading>{childContext()}</Heading>
    }
    case 'emphasis':
      return <em>{childContext()}</em>
    case 'strong':
      return <strong>{childContext()}</strong>
    case 'blockquote':
      return <blockquote>{childContext()}</blockquote>
    case 'list': {
      const items = childContext({ tight: !node.spread && node.children.every(({ spread }) => !spread) })
      return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>
    }
    case 'listItem':
      return <li>{childContext({ tight: place.tight })}</li>
    case 'link':
      return <TextLink url={node.url}>{childContext()}</TextLink>
    case 'linkReference':
      return <TextLink url={place.definitions.get(node.identifier)}>{childContext()}</TextLink>
    default:
      return childContext()
  }
}

function renderLeaf(node: Exclude<Node, { children: unknown }>): ReactNode {
  switch (node.type) {
    case 'inlineCode':
      return <code>{unmaskAmpersands(node.value)}</code>
    case 'code':
      return (
        <pre>
          <code>{unmaskAmpersands(node.value)}</code>
        </pre>
      )
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'image':
    case 'imageReference':
      return decodeNamedCharacters(node.alt ?? '')
    default:
      return 'value' in node && node.type !== 'yaml' ? decodeNamedCharacters(node.value) : null
  }
}

function TextLink({ url = '', children }: { url?: string; children: ReactNode }) {
  const link = safeLink(decodeNamedCharacters(url))
  if (!link) return children
  return (
    <a href={link.href} rel={link.external ? 'noopener noreferrer' : 'noopener'}>
      {children}
    </a>
  )
}

/**
 * Returns the text under a node, without recursion, since a text may be nested more deeply than the call stack
 * allows.
 */
function textOf(node: Node): string {
  const texts: string[] = []
  walk([node], (each) => {
    if ('value' in each) texts.push(decodeNamedCharacters(each.value))
  })
  return texts.join(' ')
}

/** Visits every node in document order. */
function walk(nodes: readonly Node[], visit: (node: Node) => void): void {
  const pendingNodes = [...nodes].reverse()
  for (let node = pendingNodes.pop(); node; node = pendingNodes.pop()) {
    visit(node)
    if ('children' in node) pendingNodes.push(...(node.children as Node[]).toReversed())
  }
}
