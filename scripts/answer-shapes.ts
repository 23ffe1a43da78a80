import type { AnswerShape } from '../contract/answer-shape.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  /** Whether a part of a personal text is masked. */
  'x-masked'?: boolean
  /** Whether a newer server may send values that the contract does not list. */
  'x-grows'?: boolean
}

const formats: Record<string, string> = { date: 'd', 'date-time': 't', uuid: 'u' }
const scalars: Record<string, string> = { number: 'n', boolean: 'b' }
// Fields that identify the rows of a list.
const keyName = /(?:Id|^counselNo)$/

/**
 * Creates the shapes with which a browser checks answers (see `AnswerShape`), which are shorter than schemas. Takes
 * the schemas of the answers' data and the schemas that these refer to. Returns the shape of each answer, and the
 * list of the shapes that are referenced by number. Throws for an unknown construct.
 */
export function answerShapes(answers: Record<string, Schema>, named: Record<string, Schema>) {
  const shapes: AnswerShape[] = []
  const numberOf = new Map<string, string>()

  /** Returns the reference to an object shape: each shape is written once, and referenced by its number. */
  function shapeReference(shape: AnswerShape): string {
    const key = JSON.stringify(shape)
    if (!numberOf.has(key)) numberOf.set(key, String(shapes.push(shape) - 1))
    return numberOf.get(key)!
  }

  const resolveSchema = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolveSchema({ ...named[nameOf(schema)!]!, ...maskOf(schema) })

  function shapeOf(schema: Schema): AnswerShape {
    if (nameOf(schema) === 'Cursor') return 'c'
    if (schema.$ref !== undefined) return shapeOf(resolveSchema(schema))
    if (schema.allOf?.length === 1) return shapeOf(schema.allOf[0]!)
    if (schema.properties) return shapeReference(objectOf(schema))
    if (schema.oneOf) return oneOf(schema.oneOf)
    const { type = typeof (schema.const ?? schema.enum?.[0]) } = schema
    if (Array.isArray(type)) return oneOf(type.map((each) => ({ ...schema, type: each })))
    if (type === 'array') return listOf(schema)
    return scalarOf(type, schema)
  }

  function listOf({ items, maxItems }: Schema): AnswerShape {
    if (maxItems === undefined) throw new Error(`A list has no end: ${JSON.stringify(items)}.`)
    const key = keyOf(resolveSchema(items!))
    return key === undefined ? [shapeOf(items!), maxItems] : [shapeOf(items!), maxItems, key]
  }

  /**
   * The path of the id that identifies a row of a list: the first field of the row, or of the object in its first
   * field. Undefined if that field is no id.
   */
  function keyOf({ properties = {}, required = [] }: Schema): string | undefined {
    const [[name, property] = ['', {}]] = Object.entries(properties)
    if (!required.includes(name)) return undefined
    if (keyName.test(name)) return resolveSchema(property).type === 'string' ? name : undefined
    const innerKey = keyOf(resolveSchema(property))
    return innerKey && `${name}.${innerKey}`
  }

  function oneOf(branches: Schema[]): AnswerShape {
    const [shape, ...others] = branches.filter(({ type }) => type !== 'null').map(shapeOf)
    if (shape === undefined || others.length > 0 || branches.length !== 2)
      throw new Error(`No shape is known for ${JSON.stringify(branches)}.`)
    return `?${typeof shape === 'string' ? shape : shapeReference(shape)}`
  }

  function objectOf({ properties = {}, required = [], oneOf: variants = [] }: Schema): AnswerShape {
    const fields = Object.entries(properties).map(
      ([name, property]) =>
        [
          required.includes(name) ? name : `${name}?`,
          name === 'list' ? shapeOf(property) : withoutKey(shapeOf(property)),
        ] as const,
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

  // Only the rows of `list` have unique ids. Other lists are details of one object, and may repeat an entry.
  const withoutKey = (shape: AnswerShape): AnswerShape =>
    typeof shape !== 'string' && Array.isArray(shape) ? [shape[0] as AnswerShape, shape[1] as number] : shape

  const ofOperations = Object.fromEntries(
    Object.entries(answers).map(([id, schema]) => [id, shapeOf(schema)]),
  )
  return { ofOperations, shapes }
}

const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1)

/** The keywords next to a `$ref`, which apply only to this use of the referenced schema. */
const maskOf = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name === 'x-masked' || name === 'x-grows'))

function scalarOf(type: string, schema: Schema): string {
  const {
    const: only,
    enum: words = [only],
    format = '',
    pattern,
    minimum,
    maximum,
    minLength = 0,
    maxLength,
  } = schema
  if (formats[format] !== undefined) return formats[format]
  if (schema['x-masked']) return 'm'
  if (type === 'integer') return minimum === undefined ? 'i' : `i${minimum},${maximum}`
  if (type !== 'string') {
    const scalar = scalars[type]
    if (scalar === undefined) throw new Error(`No shape is known for ${JSON.stringify(schema)}.`)
    return scalar
  }
  const knownWords = words.filter((word) => typeof word === 'string')
  if (knownWords.length > 0 && !schema['x-grows']) return `e${knownWords.join('|')}`
  if (pattern !== undefined) return `p${pattern}`
  if (maxLength === undefined) return 's'
  return minLength > 0 ? `s${minLength},${maxLength}` : `s${maxLength}`
}
