import ts from 'typescript'
import { type Place, placeOf, sourcesOf } from './place.ts'

const comparisons: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}
const connections: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
}
const calculations: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node)
const isLogged = /\b(?:log|console|logger)\b/

/** Returns the possible faults at a node: the mutators of Stryker, and removed locks. */
function faultsAt(node: ts.Node): [kind: string, node: ts.Node, to: string][] {
  if (ts.isIfStatement(node)) return [['condition', node.expression, `!(${node.expression.getText()})`]]
  if (ts.isConditionalExpression(node))
    return [['condition', node.condition, `!(${node.condition.getText()})`]]
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node
    const hasText = [left, right].some((side) => isText(side) || ts.isTemplateExpression(side))
    const binary = (operator: string) => `${left.getText()} ${operator} ${right.getText()}`
    const { kind } = operatorToken
    if (comparisons[kind]) return [['comparison', node, binary(comparisons[kind])]]
    if (connections[kind]) return [['connection', node, `(${binary(connections[kind])})`]]
    if (calculations[kind] && !hasText) return [['arithmetic', node, binary(calculations[kind])]]
    return []
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['boolean', node, 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['boolean', node, 'true']]
  if (ts.isNumericLiteral(node)) return [['number', node, String(Number(node.text.replaceAll('_', '')) + 1)]]
  if (isText(node) && node.text !== '' && !isNameText(node)) return [['string', node, "''"]]
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return [['array', node, '[]']]
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && node.body.kind !== ts.SyntaxKind.TrueKeyword)
    return [['return', node.body, 'undefined as never']]
  const isLock =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'for'
  if (isLock) return [['lock', node, (node.expression as ts.PropertyAccessExpression).expression.getText()]]
  if (ts.isExpressionStatement(node) && !isLogged.test(node.getText()))
    return [['call', node, ts.isAwaitExpression(node.expression) ? 'await undefined' : 'void 0']]
  return []
}

/** Whether a string is a name: of an import, of a property, or of a type. */
const isNameText = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isPropertyAssignment(parent) === false && ts.isLiteralTypeNode(parent))

function placesIn(source: ts.SourceFile): Place[] {
  const places: Place[] = []
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    for (const [kind, at, to] of faultsAt(node)) places.push(placeOf(kind, at, to))
    ts.forEachChild(node, look)
  }
  look(source)
  return places
}

/** The areas, each with a pattern of the files that get no fault. */
const areas = {
  domain: { folder: 'domain', leftOut: /^$/ },
  server: {
    folder: 'server',
    leftOut: /^(?:db\/demo|db\/migrations|pact|observability|http\/demo)\/|\.cli\.ts$/,
  },
  machines: { folder: 'src/machines', leftOut: /^$/ },
  api: { folder: 'src/api', leftOut: /^pact\// },
}

/** Returns all positions in an area's source files where a fault of this file is possible. */
export const placesOfArea = (area: keyof typeof areas): Place[] =>
  sourcesOf(areas[area].folder, areas[area].leftOut).flatMap(placesIn)
