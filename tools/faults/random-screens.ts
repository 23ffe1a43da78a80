import ts from 'typescript'
import { isRun, numbersOf, type Place, type RandomFault, showFaults, sourcesOf, withFault } from './random.ts'

const kinds = ['link', 'reload', 'focus', 'aria', 'text', 'guard'] as const
type Kind = (typeof kinds)[number]

const pathPattern = /^\/[a-z_/$]*$/i

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()) ===
    name

/** The key of a text: the first argument of `t`. */
const keyOf = (node: ts.Node): ts.StringLiteral | undefined => {
  if (!isCallOf(node, 't')) return undefined
  const [key] = node.arguments
  return key && ts.isStringLiteral(key) ? key : undefined
}

/** The target of a link: the value of `to`, in JSX or in an object. */
function targetOf(node: ts.Node): ts.StringLiteral | undefined {
  const value =
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'to'
      ? node.initializer
      : undefined
  return value && ts.isStringLiteral(value) && pathPattern.test(value.text) ? value : undefined
}

/** The condition for showing a part of a screen, or for an action. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression
  const isShown =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    ts.isJsxExpression(node.parent)
  if (isShown) return node.left
  return ts.isConditionalExpression(node) ? node.condition : undefined
}

/** Every place in a file for a fault of these kinds, with its replacement. */
function placesIn(
  source: ts.SourceFile,
  pick: (of: readonly string[]) => string,
  targets: string[],
): Place<Kind>[] {
  const places: Place<Kind>[] = []
  const keys: string[] = []
  const collect = (node: ts.Node): void => {
    const key = keyOf(node)
    if (key) keys.push(key.text)
    ts.forEachChild(node, collect)
  }
  collect(source)
  const add = (kind: Kind, node: ts.Node, to: string) => places.push({ kind, node, to })
  const look = (node: ts.Node): void => {
    const target = targetOf(node)
    if (target)
      add(
        'link',
        target,
        `'${pick(targets.filter((other) => other !== target.text && other.includes('$') === target.text.includes('$')))}'`,
      )
    if (isCallOf(node, 'invalidate')) add('reload', node, 'undefined')
    if (isCallOf(node, 'focus') && node.arguments.length === 0) add('focus', node, 'undefined')
    if (ts.isJsxAttribute(node) && node.name.getText().startsWith('aria-')) add('aria', node, '')
    const key = keyOf(node)
    const others = keys.filter((other) => other !== key?.text)
    if (key && others.length > 0) add('text', key, `'${pick(others)}'`)
    const condition = conditionOf(node)
    if (condition) add('guard', condition, `!(${condition.getText()})`)
    ts.forEachChild(node, look)
  }
  look(source)
  return places
}

/**
 * The requested number of faults in screens, with all kinds equally often, at places determined by the seed.
 */
export function randomFaults(seed: number, count: number): RandomFault[] {
  const random = numbersOf(seed)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const sources = sourcesOf('src', /^(?:api|machines|app|i18n)\//)
  const targets: string[] = []
  const collect = (node: ts.Node): void => {
    const target = targetOf(node)
    if (target) targets.push(target.text)
    ts.forEachChild(node, collect)
  }
  sources.forEach(collect)
  const places = sources.flatMap((source) => placesIn(source, pick, targets))
  return Array.from({ length: count }, (_, index) =>
    withFault(pick(places.filter(({ kind }) => kind === kinds[index % kinds.length]))),
  )
}

/**
 * The commands that look for the faults, the cheapest first; once one detects a fault, the next ones do not
 * run.
 */
const lookers = [
  'node node_modules/@typescript/native/bin/tsc --noEmit',
  'vitest run --project unit tests/outlines --bail 1',
  'vitest related --run --project unit --bail 1 FILE',
  'tsx scripts/build.ts && JOURNEYS=once playwright test --retries 0 -x',
]

if (isRun(import.meta.url)) await showFaults(randomFaults, lookers)
