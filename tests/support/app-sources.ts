import { relative } from 'node:path'
import ts from 'typescript'

/**
 * A use of a browser API and its position in the source. The API is a member of an object (`Array` and `toSorted`) or
 * an object alone (`CloseWatcher`).
 */
export type BrowserUse = {
  /**
   * The objects that may have the member, beginning with the object that declares it; for a global variable, its
   * name.
   */
  owners: string[]
  member: string | undefined
  /** Whether the API is used only if it exists, by `?.`. */
  isOptional: boolean
  isSecureOnly: boolean
  file: string
}

const SECURE_ONLY = 'Available only in secure contexts'
const isOfBrowser = ({ fileName }: ts.SourceFile) => /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(fileName)

/** Returns every use of a language or browser API in the app's modules, starting from its entries. */
export function browserUses(entries: string[]): BrowserUse[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd())
  const program = ts.createProgram(entries, { ...options, incremental: false, tsBuildInfoFile: undefined })
  const checker = program.getTypeChecker()
  const root = process.cwd()

  const ownersOf = (node: ts.Expression, declared: string): string[] => {
    const type = checker.getApparentType(checker.getTypeAtLocation(node))
    const bases = (of: ts.Type): ts.Type[] =>
      of.isClassOrInterface() ? [of, ...checker.getBaseTypes(of).flatMap(bases)] : [of]
    const names = (type.isUnion() ? type.types : [type]).flatMap(bases).map((base) => base.symbol?.name)
    return [declared, ...names].filter(Boolean).map((name) => name!.replace(/Constructor$|^Readonly/g, ''))
  }

  function useOf(node: ts.Node, file: string): BrowserUse | undefined {
    if (!ts.isIdentifier(node) || ts.isInterfaceDeclaration(node.parent)) return undefined
    const declaration = checker
      .getSymbolAtLocation(node)
      ?.declarations?.find((one) => isOfBrowser(one.getSourceFile()))
    if (!declaration || ts.isPartOfTypeNode(node)) return undefined
    const isSecureOnly = declaration.getFullText().includes(SECURE_ONLY)
    const owner = ownerOf(declaration)
    const { parent } = node
    const access = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : undefined
    const isOptional =
      access !== undefined && ts.isCallExpression(access.parent) && Boolean(access.parent.questionDotToken)
    if (owner === undefined)
      return { owners: [node.text], member: undefined, isOptional: isTypeOf(node), isSecureOnly, file }
    const owners = access ? ownersOf(access.expression, owner) : [owner]
    return { owners, member: node.text, isOptional, isSecureOnly, file }
  }

  const uses: BrowserUse[] = []
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName)
    if (!/^(?:src|domain|contract)\//.test(file) || file.endsWith('.gen.ts')) continue
    const look = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return
      const use = useOf(node, file)
      if (use) uses.push(use)
      ts.forEachChild(node, look)
    }
    look(source)
  }
  return uses
}

const isTypeOf = (node: ts.Node) => ts.isTypeOfExpression(node.parent)

/** Returns the name of the interface, or of the variable with a literal type, to which a declaration belongs. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText()
  return undefined
}
