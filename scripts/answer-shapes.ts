import type { AnswerShape } from '../contract/answer-shape.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
}

const formats: Record<string, string> = { date: 'd', 'date-time': 't', uuid: 'u' }
const scalars: Record<string, string> = { string: 's', integer: 'i', number: 'n', boolean: 'b' }

/**
 * What a browser holds the answers of operations to, shorter than their schemas: see `AnswerShape`. Takes the schemas of
 * their data and what these refer to; gives the shape of each and the list of those that have a number. Throws for what
 * it does not know.
 */
export function answerShapes(answers: Record<string, Schema>, named: Record<string, Schema>) {
  const shapes: AnswerShape[] = []
  const numberOf = new Map<string, string>()

  /** An object is written once, and known by its number. */
  function numbered(shape: AnswerShape): string {
    const key = JSON.stringify(shape)
    if (!numberOf.has(key)) numberOf.set(key, String(shapes.push(shape) - 1))
    return numberOf.get(key)!
  }

  function shapeOf(schema: Schema): AnswerShape {
    const name = schema.$ref?.split('/').at(-1)
    if (name === 'Cursor') return 'c'
    if (name !== undefined) return shapeOf(named[name]!)
    if (schema.allOf?.length === 1) return shapeOf(schema.allOf[0]!)
    if (schema.properties) return numbered(objectOf(schema))
    if (schema.oneOf) return oneOf(schema.oneOf)
    const { type = typeof (schema.const ?? schema.enum?.[0]), items, format = '' } = schema
    if (Array.isArray(type)) return oneOf(type.map((each) => ({ ...schema, type: each })))
    if (type === 'array') return [shapeOf(items!)]
    const scalar = formats[format] ?? scalars[type]
    if (scalar === undefined) throw new Error(`No shape is known for ${JSON.stringify(schema)}.`)
    return scalar
  }

  function oneOf(branches: Schema[]): AnswerShape {
    const [shape, ...others] = branches.filter(({ type }) => type !== 'null').map(shapeOf)
    if (shape === undefined || others.length > 0 || branches.length !== 2)
      throw new Error(`No shape is known for ${JSON.stringify(branches)}.`)
    return `?${typeof shape === 'string' ? shape : numbered(shape)}`
  }

  function objectOf({ properties = {}, required = [], oneOf: variants = [] }: Schema): AnswerShape {
    const fields = Object.entries(properties).map(
      ([name, property]) => [required.includes(name) ? name : `${name}?`, shapeOf(property)] as const,
    )
    const needs = variants.map((variant) => {
      const [[field, value], ...others] = Object.entries(variant.properties!) as [[string, Schema]]
      const [needed, ...more] = variant.required!
      if (others.length + more.length > 0)
        throw new Error(`No shape is known for ${JSON.stringify(variant)}.`)
      return [`${needed}=${field}`, String(value.const)] as const
    })
    return Object.fromEntries([...fields, ...needs])
  }

  const ofOperations = Object.fromEntries(
    Object.entries(answers).map(([id, schema]) => [id, shapeOf(schema)]),
  )
  return { ofOperations, shapes }
}
