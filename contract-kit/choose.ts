import { readContract } from './checks/contract.ts'
import { readData } from './data.ts'
import type { Result } from './verify.ts'

type NamedResult = Pick<Result, 'name' | 'operation' | 'kind'>
export type Level = {
  name: string
  about: string
  buildsOn: string[]
  /**
   * The operations with one of these tags or one of these values of `x-access` belong to the level, except
   * those that another level lists by name. The `x-access` of an operation takes precedence over its tag.
   */
  tags?: string[]
  access?: string[]
  interactions: string[]
}
export type Choice = {
  operations?: readonly string[]
  tags?: readonly string[]
  level?: string
  /** Words that the name of a check must contain. */
  words?: string
  kinds?: readonly string[]
  /** The exact names of the selected checks. */
  names?: readonly string[]
}

/**
 * Reads the levels, ordered so that each level follows the levels that it builds on. An entry of a level is an
 * operation or a prefix of interaction names.
 */
export const readLevels = (): Level[] => readData('levels.json') as Level[]

/**
 * Creates the function that returns whether a check was selected. Throws for an unknown operation, tag or level; the
 * message lists the known operations, tags or levels.
 */
export function selectionFilter({
  operations,
  tags,
  level,
  words = '',
  kinds,
  names,
}: Choice): (check: NamedResult) => boolean {
  const knownOperations = readContract().operations
  requireKnownNames('operation', operations, [...knownOperations.keys()])
  requireKnownNames('tag', tags, [...new Set([...knownOperations.values()].map(({ tag }) => tag))])
  requireKnownNames('kind', kinds, ['interaction', 'scenario', 'lifecycle'])
  const entries = level === undefined ? undefined : entriesOf(level)
  const isNamed = names && new Set(names)
  return ({ name, operation, kind }) =>
    (operations?.includes(operation) ?? true) &&
    (tags?.includes(knownOperations.get(operation)!.tag) ?? true) &&
    (entries?.some((entry) => `${name} `.startsWith(`${entry} `)) ?? true) &&
    (kinds?.includes(kind) ?? true) &&
    (isNamed?.has(name) ?? true) &&
    name.includes(words)
}

/** The entries of a level and of all levels that it builds on. */
export function entriesOf(level: string): string[] {
  const levels = readLevels()
  requireKnownNames(
    'level',
    [level],
    levels.map(({ name }) => name),
  )
  const { buildsOn, interactions } = levels.find(({ name }) => name === level)!
  const namedOperations = new Set(
    levels.flatMap((each) => each.interactions.map((entry) => entry.split(' ')[0])),
  )
  const unnamedOperations = [...readContract().operations.values()].filter(
    ({ id }) => !namedOperations.has(id),
  )
  const own = unnamedOperations
    .filter((operation) => levelOf(operation, levels)?.name === level)
    .map(({ id }) => id)
  return [...new Set([...buildsOn.flatMap(entriesOf), ...interactions, ...own])]
}

/** Returns the level of an operation that no level lists by name. */
const levelOf = ({ tag, access }: { tag: string; access: string }, levels: Level[]) =>
  levels.find((level) => level.access?.includes(access)) ?? levels.find(({ tags }) => tags?.includes(tag))

function requireKnownNames(
  what: string,
  names: readonly string[] | undefined,
  known: readonly string[],
): void {
  const unknownName = names?.find((name) => !known.includes(name))
  if (unknownName !== undefined)
    throw new Error(`There is no ${what} ${unknownName}. There are: ${known.join(', ')}.`)
}
