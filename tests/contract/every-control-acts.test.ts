import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The attributes of each control. A control does something only if it has at least one of them. */
const needs: Record<string, readonly string[]> = {
  Button: ['onClick', 'type', 'asChild', 'form'],
  IconButton: ['onClick', 'type', 'asChild', 'form'],
  LinkButton: ['onClick', 'type'],
  button: ['onClick', 'type', 'onPointerDown'],
  'chakra.button': ['onClick', 'type', 'onPointerDown'],
  form: ['onSubmit', 'action'],
  'chakra.form': ['onSubmit', 'action'],
}
/** A field with a `value` needs one of these properties; without any of them React discards what a person types. */
const isField = /^(?:chakra\.)?(?:input|select|textarea)$|(?:Field|Input|Select|Checkbox|Radio)$/
const neededProperties = ['onChange', 'onValueChange', 'onCheckedChange', 'readOnly', 'name']

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement
const isElement = (node: ts.Node): node is Element =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)

/** Whether the element has one of the needed attributes, or a spread of properties that may contain one. */
function isComplete(element: Element): boolean {
  const { properties } = element.attributes
  if (properties.some(ts.isJsxSpreadAttribute)) return true
  const attributes = new Map(
    properties.filter(ts.isJsxAttribute).map((one) => [one.name.getText(), one.initializer?.getText()]),
  )
  // A button that is always disabled needs no handler: it states the reason instead.
  if (attributes.has('aria-disabled') && attributes.get('aria-disabled') === undefined) return true
  const tag = element.tagName.getText()
  const own = Object.hasOwn(needs, tag) ? needs[tag]! : undefined
  if (own)
    return own.some(
      (name) => attributes.has(name) && !(name === 'type' && attributes.get(name) === '"button"'),
    )
  const isControlled = attributes.has('value') || attributes.has('checked')
  return !isField.test(tag) || !isControlled || neededProperties.some((name) => attributes.has(name))
}

const withoutEffect: string[] = []
let count = 0
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.tsx') || file.endsWith('.test.tsx') || file.includes('testing/')) continue
  const source = ts.createSourceFile(
    file,
    readFileSync(`src/${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const look = (node: ts.Node): void => {
    if (isElement(node)) {
      count += 1
      if (!isComplete(node))
        withoutEffect.push(`${file}: ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 100)}`)
    }
    ts.forEachChild(node, look)
  }
  look(source)
}

it('every button, form and field of a screen does something', () => {
  expect(count).toBeGreaterThan(3000)
  expect(withoutEffect).toEqual([])
})
