import ts from 'typescript'

export type Answered = {
  operation: string
  /** The path in the data of the answer, such as `list[].serviceName`. */
  path: string
  field: ts.Node
  /** Whether the field is within an object that only some answers contain. */
  ofVariant: boolean
}

const tests = /\.test\.tsx?$|\/testing\//
const screens = /\/src\/(?:app|components|features|forms|i18n|lists|machines|routes)\//

/**
 * Returns every field of every answer, by the types generated from openapi.yaml, and the places where the app reads
 * the field: by name, by destructuring, or by passing it to a function or component that declares which fields it
 * reads.
 */
export function fieldsRead(): { answered: Answered[]; read: Map<ts.Node, string> } {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object }
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const roots = fileNames.filter((file) => screens.test(file) && !tests.test(file))
  const program = ts.createProgram(roots, quickOptions(options), hostOf(options))
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles()
  const contract = files.find(({ fileName }) => fileName.endsWith('contract/schema.gen.ts'))!
  const operations = files.find(({ fileName }) => fileName.endsWith('contract/operation.ts'))!
  const own = new Set(
    files.filter(({ fileName }) => /\/(?:src|domain)\//.test(fileName) && !fileName.includes('node_modules')),
  )

  const names = new Set<string>()
  visit(contract, (node) => ts.isPropertySignature(node) && names.add(nameOf(node.name)))
  const isOwn = (node: ts.Node) => own.has(node.getSourceFile())
  const isKnown = (node: ts.Node) => node.getSourceFile() === contract || isOwn(node)
  const fieldOf = (type: ts.Type, name: string) => checker.getPropertyOfType(type, name)?.declarations ?? []
  const itemOf = (type: ts.Type) =>
    type.flags & ts.TypeFlags.StringLike ? undefined : checker.getIndexTypeOfType(type, ts.IndexKind.Number)

  const read = new Map<ts.Node, string>()
  const noteRead = (fields: readonly ts.Node[], at: ts.Node) => {
    for (const field of fields.filter(isKnown)) read.set(field, placeOf(at))
  }

  // A function may declare its own type for a parameter: the fields of that type then correspond to those of the
  // argument.
  const fieldsBehind = new Map<ts.Node, Set<ts.Node>>()
  const seen = new Map<ts.Type, Set<ts.Type>>()
  function linkTypes(given: ts.Type, taken: ts.Type, depth = 0): void {
    const before = seen.get(taken) ?? new Set()
    if (depth > 5 || given === taken || before.has(given)) return
    seen.set(taken, before.add(given))
    if (taken.flags & ts.TypeFlags.TypeParameter) {
      const least = checker.getBaseConstraintOfType(taken)
      return least && linkTypes(given, least, depth)
    }
    if (given.isUnion()) return given.types.forEach((each) => linkTypes(each, taken, depth))
    if (taken.isUnion()) return taken.types.forEach((each) => linkTypes(given, each, depth))
    const [item, takenItem] = [itemOf(given), itemOf(taken)]
    if (item && takenItem) return linkTypes(item, takenItem, depth + 1)
    if (!isObject(given) || !isObject(taken)) return
    for (const property of taken.getProperties()) {
      const source = given.getProperty(property.name)
      const declared = property.declarations?.filter(isKnown) ?? []
      if (!source || declared.length === 0) continue
      for (const field of declared.filter(isOwn)) {
        const fields = fieldsBehind.get(field) ?? new Set()
        for (const other of source.declarations ?? [])
          if (other !== field && isKnown(other)) fields.add(other)
        fieldsBehind.set(field, fields)
      }
      linkTypes(checker.getTypeOfSymbol(source), checker.getTypeOfSymbol(property), depth + 1)
    }
  }

  const answerFieldCache = new Map<ts.Type, boolean>()
  /** Whether a type of the app has fields with the names of answer fields; other types are skipped. */
  function hasAnswerFields(type: ts.Type, depth = 0): boolean {
    if (depth > 3) return false
    const known = answerFieldCache.get(type)
    if (known !== undefined) return known
    answerFieldCache.set(type, false)
    const result = look()
    answerFieldCache.set(type, result)
    return result

    function look(): boolean {
      const least =
        type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : undefined
      if (least) return hasAnswerFields(least, depth)
      if (type.isUnion()) return type.types.some((each) => hasAnswerFields(each, depth))
      if (!isObject(type)) return false
      const item = itemOf(type)
      if (item) return hasAnswerFields(item, depth + 1)
      return type
        .getProperties()
        .some(
          (property) =>
            property.declarations?.some(isOwn) &&
            (names.has(property.name) || hasAnswerFields(checker.getTypeOfSymbol(property), depth + 1)),
        )
    }
  }

  /** Returns the parameters of a called function or a rendered component if the app declares it. */
  function parametersOf(called: ts.Node): readonly ts.ParameterDeclaration[] {
    const found = checker.getSymbolAtLocation(called)
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    const declared = symbol?.valueDeclaration
    const initializer = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared
    return initializer && isOwn(initializer) && ts.isFunctionLike(initializer) ? initializer.parameters : []
  }
  const handTo = (parameter: ts.ParameterDeclaration | undefined, expression: ts.Expression) => {
    const taken = parameter?.type && checker.getTypeFromTypeNode(parameter.type)
    if (taken && hasAnswerFields(taken)) linkTypes(checker.getTypeAtLocation(expression), taken)
  }
  function linkProps(element: ts.JsxOpeningLikeElement): void {
    const [parameter] = parametersOf(element.tagName)
    const props = parameter?.type && checker.getTypeFromTypeNode(parameter.type)
    for (const attribute of props ? element.attributes.properties : []) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        handTo(parameter, attribute.expression)
        continue
      }
      const given =
        attribute.initializer && ts.isJsxExpression(attribute.initializer) && attribute.initializer.expression
      const property = props!.getProperty(attribute.name.getText())
      if (!given || !property || ts.isArrowFunction(given)) continue
      const taken = checker.getTypeOfSymbol(property)
      if (hasAnswerFields(taken)) linkTypes(checker.getTypeAtLocation(given), taken)
    }
  }

  for (const file of own)
    visit(file, (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        if (names.has(node.name.text))
          noteRead(checker.getSymbolAtLocation(node.name)?.declarations ?? [], node)
      } else if (ts.isBindingElement(node)) {
        const name = nameOf(node.propertyName ?? node.name)
        if (ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken && names.has(name))
          noteRead(fieldOf(checker.getTypeAtLocation(node.parent), name), node)
      } else if (ts.isElementAccessExpression(node)) {
        const key = checker.getTypeAtLocation(node.argumentExpression)
        for (const each of key.isUnion() ? key.types : [key])
          if (each.isStringLiteral() && names.has(each.value))
            noteRead(fieldOf(checker.getTypeAtLocation(node.expression), each.value), node)
      } else if (ts.isCallExpression(node)) {
        const { expression } = node
        const parameters = parametersOf(
          ts.isPropertyAccessExpression(expression) ? expression.name : expression,
        )
        node.arguments.forEach((argument, index) => handTo(parameters[index], argument))
      } else if (ts.isJsxOpeningLikeElement(node)) linkProps(node)
    })
  // If one field corresponds to another and that one to a third, all of them are read.
  for (const [field, place] of read) for (const other of fieldsBehind.get(field) ?? []) read.set(other, place)

  const answered: Answered[] = []
  function list(operation: string, type: ts.Type, path: string, ofVariant = false): void {
    if (type.isUnion()) return type.types.forEach((each) => list(operation, each, path, ofVariant))
    const item = itemOf(type)
    if (item) return list(operation, item, `${path}[]`, ofVariant)
    if (!isObject(type)) return
    for (const property of type.getProperties()) {
      const field = property.declarations?.find((each) => each.getSourceFile() === contract)
      if (!field) continue
      const inside = path === '' ? property.name : `${path}.${property.name}`
      const fieldType = checker.getNonNullableType(checker.getTypeOfSymbol(property))
      const isVariant = ofVariant || ((property.flags & ts.SymbolFlags.Optional) !== 0 && isObject(fieldType))
      answered.push({ operation, path: inside, field, ofVariant: isVariant })
      list(operation, fieldType, inside, isVariant)
    }
  }
  const api = checker
    .getExportsOfModule(checker.getSymbolAtLocation(operations)!)
    .find(({ name }) => name === 'Api')!
  for (const operation of checker.getDeclaredTypeOfSymbol(api).getProperties()) {
    const [call] = checker.getTypeOfSymbol(operation).getCallSignatures()
    const [data] = checker.getTypeArguments(call!.getReturnType() as ts.TypeReference)
    list(operation.name, data!, '')
  }
  return { answered, read }
}

// Stubs, since checking the props of Chakra's components and the text keys would take most of the time, and these
// contain no fields of answers.
const stubs = new Map([
  ['@chakra-ui/react', 'export type HTMLChakraProps<Tag, Props = object> = object & Props'],
  [
    'i18next',
    'declare const i18next: never; export default i18next; export type TFunction<Of = string> = (key: string, values?: object) => string',
  ],
  [
    'react-i18next',
    'export const initReactI18next: never; export function useTranslation(...of: string[]): { t: (key: string, values?: object) => string; i18n: never }',
  ],
])
const fileOf = (library: string) => `${process.cwd()}/tests/contract/${library.replace('/', '_')}.d.ts`
const stubFiles = new Map([...stubs].map(([library, text]) => [fileOf(library), text]))

const quickOptions = (options: ts.CompilerOptions): ts.CompilerOptions => ({
  ...options,
  incremental: false,
  tsBuildInfoFile: undefined,
  paths: Object.fromEntries([...stubs.keys()].map((library) => [library, [fileOf(library)]])),
})

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    fileExists: (file) => stubFiles.has(file) || host.fileExists(file),
    readFile: (file) => stubFiles.get(file) ?? host.readFile(file),
    getSourceFile: (file, version, ...more) => {
      const text = stubFiles.get(file)
      return text === undefined
        ? host.getSourceFile(file, version, ...more)
        : ts.createSourceFile(file, text, version)
    },
  }
}

const isObject = (type: ts.Type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

const nameOf = (name: ts.PropertyName | ts.BindingName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  node.forEachChild((child) => {
    look(child)
    visit(child, look)
  })
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${file.fileName.replace(`${process.cwd()}/`, '')}:${line + 1}`
}
