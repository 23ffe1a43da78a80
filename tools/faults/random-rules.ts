import ts from 'typescript'
import { isRun, numbersOf, type Place, type RandomFault, showFaults, sourcesOf, withFault } from './random.ts'

const kinds = ['condition', 'comparison', 'arithmetic', 'number', 'lock', 'await'] as const
type Kind = (typeof kinds)[number]

const comparisons: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
}
const calculations: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}

/** Every place in a file of rules or of the server for a fault of these kinds. */
function placesIn(source: ts.SourceFile): Place<Kind>[] {
  const places: Place<Kind>[] = []
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition
      places.push({ kind: 'condition', node: condition, to: `!(${condition.getText()})` })
    }
    if (ts.isBinaryExpression(node)) {
      const { left, operatorToken, right } = node
      const compared = comparisons[operatorToken.kind]
      const calculated = calculations[operatorToken.kind]
      const isText = [left, right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      )
      const other = (operator: string) => `${left.getText()} ${operator} ${right.getText()}`
      if (compared) places.push({ kind: 'comparison', node, to: other(compared) })
      if (calculated && !isText) places.push({ kind: 'arithmetic', node, to: other(calculated) })
    }
    if (ts.isNumericLiteral(node) && !ts.isTypeNode(node.parent))
      places.push({ kind: 'number', node, to: String(Number(node.text.replaceAll('_', '')) + 1) })
    const isLock =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'for'
    if (isLock) {
      const { expression } = node.expression as ts.PropertyAccessExpression
      places.push({ kind: 'lock', node, to: expression.getText() })
    }
    if (ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression))
      places.push({ kind: 'await', node, to: ';' })
    ts.forEachChild(node, look)
  }
  look(source)
  return places
}

const server = /^(?:db\/demo|pact|observability|http\/demo)\/|\.cli\.ts$/

/**
 * The requested number of faults in `domain/` and `server/`, with all kinds equally often, at places
 * determined by the seed.
 */
export function randomFaults(seed: number, count: number): RandomFault[] {
  const random = numbersOf(seed)
  const sources = [...sourcesOf('domain', /^$/), ...sourcesOf('server', server)]
  const places = sources.flatMap(placesIn)
  return Array.from({ length: count }, (_, index) => {
    const own = places.filter(({ kind }) => kind === kinds[index % kinds.length])
    return withFault(own[Math.floor(random() * own.length)]!)
  })
}

/** `await` means an omitted step, `lock` a row that is read without a lock. */
const lookers = [
  'node node_modules/@typescript/native/bin/tsc --noEmit',
  'vitest related --run --project unit --bail 1 FILE',
  'vitest related --run --project db --bail 1 FILE',
]

if (isRun(import.meta.url)) await showFaults(randomFaults, lookers)
