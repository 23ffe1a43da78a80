import ts from 'typescript'

const source = 'contract/provider-states.ts'
/** The pact verifier makes the call of this provider state itself, so the state is not described. */
const VERIFIER_WORLD = 'a call before'

type Schema = Record<string, unknown>

/**
 * Returns the provider states of the pacts as JSON, for backend teams: for each state its description, a JSON Schema
 * of its parameters, and a JSON Schema of its values if there are any. They are read from the types and comments of
 * contract/provider-states.ts.
 */
export function worldsJson(): string {
  const program = ts.createProgram([source], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(source)!
  const typeNamed = (name: string) => {
    const declaration = file.statements.find(
      (each): each is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(each) && each.name.text === name,
    )
    if (!declaration) throw new Error(`${source} has no type ${name}.`)
    return checker.getTypeAtLocation(declaration)
  }
  const valueTypes = new Map(
    typeNamed('ProviderStateValues')
      .getProperties()
      .map((one) => [one.name, one]),
  )
  const worlds = typeNamed('ProviderStates')
    .getProperties()
    .filter(({ name }) => name !== VERIFIER_WORLD)
    .map((world) => {
      const values = valueTypes.get(world.name)
      return [
        world.name,
        {
          promises: ts.displayPartsToString(world.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
          params: schemaOf(checker.getTypeOfSymbol(world), checker),
          ...(values && {
            gives: { ...schemaOf(checker.getTypeOfSymbol(values), checker), additionalProperties: true },
          }),
        },
      ]
    })
  const kitDescription =
    'The worlds of the pacts: what each promises, a JSON Schema of its parameters, and one of the values that it gives. Generated from contract/provider-states.ts by `npm run generate`; not to be edited.'
  return `${JSON.stringify({ about: kitDescription, worlds: Object.fromEntries(worlds) as unknown }, null, 2)}\n`
}

function schemaOf(type: ts.Type, checker: ts.TypeChecker): Schema {
  if (type.isUnion()) return unionSchema(type, checker)
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
  const { flags } = type
  if (flags & ts.TypeFlags.String) return { type: 'string' }
  if (flags & ts.TypeFlags.Number) return { type: 'number' }
  if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
  if (flags & ts.TypeFlags.Null) return { type: 'null' }
  if (checker.isArrayType(type))
    return { type: 'array', items: schemaOf(checker.getTypeArguments(type as ts.TypeReference)[0]!, checker) }
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return objectSchema(type, checker)
  throw new Error(`${source} has a type that is no JSON: ${checker.typeToString(type)}`)
}

function unionSchema(type: ts.UnionType, checker: ts.TypeChecker): Schema {
  const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined))
  const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
  const otherSchemas = new Map(
    parts
      .filter((part) => !part.isStringLiteral())
      .map((part) => schemaOf(part, checker))
      .map((schema) => [JSON.stringify(schema), schema]),
  )
  const schemas = [
    ...(literals.length > 0 ? [{ type: 'string', enum: literals.toSorted() }] : []),
    ...otherSchemas.values(),
  ]
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas }
}

function objectSchema(type: ts.Type, checker: ts.TypeChecker): Schema {
  const properties = type.getProperties()
  const required = properties
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map((one) => [one.name, schemaOf(checker.getTypeOfSymbol(one), checker)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}
