import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const ADVISORY = /pg_advisory\w*lock/

/** Returns the name of a function, a method, or the variable of a function; undefined for any other node. */
function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText()
  const isHolder = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)
  return isHolder && node.initializer && ts.isArrowFunction(node.initializer)
    ? node.name.getText()
    : undefined
}

/** Returns the name of the function around a node: the outermost one, except for factories (`createX`, `xStore`). */
function functionAround(node: ts.Node): string {
  const names: string[] = []
  for (let at = node.parent; at; at = at.parent) {
    const name = functionName(at)
    if (name !== undefined) names.unshift(name)
  }
  return names.find((name) => !/^create[A-Z]|Store$/.test(name)) ?? names[0] ?? 'module'
}

/** Whether an object contains `name: true`. */
const isSet = (node: ts.Node | undefined, name: string): boolean =>
  node !== undefined &&
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === name &&
      property.initializer.kind === ts.SyntaxKind.TrueKeyword,
  )

/**
 * Suffixes of the entries that `locks` returns: the function skips rows that other transactions have locked, or it
 * makes another function hold the rows.
 */
const SKIPS = ' skips'
const HOLDS = ' holds'

/**
 * Returns every function of the server that locks rows, takes a lock on a name, or makes another function do so, each
 * once as `file: function`.
 */
export function locks(): string[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing/'))
    .map((file) => `server/${file}`)
  return files
    .flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
      const found: string[] = []
      const look = (node: ts.Node): void => {
        const isRows =
          ts.isCallExpression(node) &&
          ts.isPropertyAccessExpression(node.expression) &&
          node.expression.name.text === 'for'
        const isName =
          (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) && ADVISORY.test(node.getText())
        const isHolding = ts.isCallExpression(node) && node.arguments.some((each) => isSet(each, 'hold'))
        const place = `${file}: ${functionAround(node)}`
        if (isName) found.push(place)
        if (isRows) found.push(`${place}${isSet(node.arguments[1], 'skipLocked') ? SKIPS : ''}`)
        if (isHolding) found.push(`${place}${HOLDS}`)
        ts.forEachChild(node, look)
      }
      look(source)
      return found
    })
    .filter((lock, index, all) => all.indexOf(lock) === index)
}
