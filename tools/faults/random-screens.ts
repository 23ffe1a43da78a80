import ts from 'typescript'
import { type Place, placeOf, sourcesOf } from './place.ts'

const pathPattern = /^\/[a-z_/$]*$/i
const isHandler = /^on[A-Z]/

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()) ===
    name

/** Returns the key of a text: the first argument of `t`. */
const keyOf = (node: ts.Node): ts.StringLiteral | undefined => {
  if (!isCallOf(node, 't')) return undefined
  const [key] = node.arguments
  return key && ts.isStringLiteral(key) ? key : undefined
}

/** Returns the target of a link: the value of `to`, in JSX or in an object. */
function targetOf(node: ts.Node): ts.StringLiteral | undefined {
  const value =
    (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'to'
      ? node.initializer
      : undefined
  return value && ts.isStringLiteral(value) && pathPattern.test(value.text) ? value : undefined
}

/** Returns the condition on which a part of a screen is shown, or on which something is done. */
function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression
  const isShown =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
    ts.isJsxExpression(node.parent)
  if (isShown) return node.left
  return ts.isConditionalExpression(node) ? node.condition : undefined
}

/**
 * Returns every position in a file where a fault in a link, a text or a condition is possible, with the replacement.
 */
function placesIn(
  source: ts.SourceFile,
  pick: (of: readonly string[]) => string,
  targets: string[],
): Place[] {
  const places: Place[] = []
  const keys: string[] = []
  const collect = (node: ts.Node): void => {
    const key = keyOf(node)
    if (key) keys.push(key.text)
    ts.forEachChild(node, collect)
  }
  collect(source)
  const add = (kind: string, node: ts.Node, to: string) => places.push(placeOf(kind, node, to))
  const look = (node: ts.Node): void => {
    const target = targetOf(node)
    const alike = (other: string) =>
      other !== target?.text && other.includes('$') === target?.text.includes('$')
    if (target) add('link', target, `'${pick(targets.filter(alike))}'`)
    if (isCallOf(node, 'invalidate')) add('reload', node, 'Promise.resolve()')
    const isReloading = ts.isPropertyAssignment(node) && node.name.getText() === 'reload'
    if (isReloading) add('reload', node.initializer, `!(${node.initializer.getText()})`)
    if (isCallOf(node, 'focus') && node.arguments.length === 0) add('focus', node, 'undefined')
    if (ts.isJsxAttribute(node) && node.name.getText().startsWith('aria-')) add('aria', node, '')
    if (ts.isJsxAttribute(node) && isHandler.test(node.name.getText())) add('handler', node, '')
    const isStep = ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)
    if (isStep && !isCallOf(node.expression, 'useEffect')) add('call', node, 'void 0')
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
 * Returns every position in the screens where a fault of this file is possible. The random numbers choose the
 * replacements of links and texts.
 */
export function placesOfScreens(random: () => number): Place[] {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!
  const sources = sourcesOf('src', /^(?:api|machines|app|i18n|browser)\//)
  const targets: string[] = []
  const collect = (node: ts.Node): void => {
    const target = targetOf(node)
    if (target) targets.push(target.text)
    ts.forEachChild(node, collect)
  }
  sources.forEach(collect)
  return sources.flatMap((source) => placesIn(source, pick, targets))
}
