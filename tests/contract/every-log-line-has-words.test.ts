import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const isLogCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^(?:fatal|error|warn|info)$/.test(node.expression.name.text) &&
  /(?:^|\.)log$/.test(node.expression.expression.getText())

/**
 * Returns the message of a log call. The message is the last argument, and is meant for the operator of the server.
 */
const textOf = (call: ts.CallExpression) => call.arguments.at(-1)?.getText().slice(1, -1) ?? ''

const lines: { at: string; text: string }[] = []
for (const file of readdirSync('server', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ts') || /\.test\.ts$|testing\//.test(file)) continue
  const text = readFileSync(`server/${file}`, 'utf8')
  if (!/\blog\.\w+\(/.test(text)) continue
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const look = (node: ts.Node): void => {
    if (isLogCall(node)) lines.push({ at: `${file}: ${node.getText().slice(0, 80)}`, text: textOf(node) })
    ts.forEachChild(node, look)
  }
  look(source)
}

it('every line of the log says in words what happened', () => {
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter(({ text }) => !/^\S.{6,}[^.\s]$/.test(text)).map(({ at }) => at)).toEqual([])
})
