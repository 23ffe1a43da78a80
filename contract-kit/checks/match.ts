import { isDeepStrictEqual } from 'node:util'
import { type Matcher, type Rules, stepsOf } from '../pact-file.ts'

type CompiledMatchers = { steps: string[]; matcher: Matcher }[]
type Path = readonly (string | number)[]

const knownMatchers = new Set(['type', 'regex', 'integer', 'arrayContains'])

/**
 * Returns the differences between a value and an example under the matching rules of a pact (Pact specification 4),
 * each as a sentence that begins with the path. Additional fields are no difference. Throws for a kind of rule that
 * the pacts do not use.
 */
export function findMismatches(example: unknown, actual: unknown, rules: Rules = {}): string[] {
  return compare(example, actual, [], compileRules(rules))
}

function compileRules(rules: Rules): CompiledMatchers {
  return Object.entries(rules).map(([path, { matchers }]) => {
    const [matcher] = matchers
    if (!matcher || matchers.length > 1 || !knownMatchers.has(matcher.match))
      throw new Error(`The rule of ${path} is of a kind that the verifier does not know.`)
    return { steps: stepsOf(path), matcher }
  })
}

/** Returns the matching rule of a path. If the path has no rule of its own, the type rule of a parent applies. */
function ruleAt(path: Path, rules: CompiledMatchers): Matcher | undefined {
  const matchesPath = (steps: string[]) =>
    steps.every((step, at) => (step === '*' ? typeof path[at] === 'number' : step === String(path[at])))
  const matchingRules = rules
    .filter(({ steps }) => steps.length <= path.length && matchesPath(steps))
    .toSorted(
      (one, other) =>
        other.steps.length - one.steps.length || countStars(one.steps) - countStars(other.steps),
    )
  const [nearest] = matchingRules
  if (nearest === undefined || nearest.steps.length === path.length) return nearest?.matcher
  return nearest.matcher.match === 'type' ? { match: 'type' } : undefined
}

const countStars = (steps: string[]) => steps.filter((step) => step === '*').length

function compare(example: unknown, actual: unknown, path: Path, rules: CompiledMatchers): string[] {
  const rule = ruleAt(path, rules)
  if (actual === undefined) return [`${placeOf(path)} is missing`]
  if (rule?.match === 'regex')
    return typeof actual === 'string' && new RegExp(rule.regex!, 'u').test(actual)
      ? []
      : [`${placeOf(path)} is ${describeValue(actual)}, which does not match ${rule.regex}`]
  if (rule?.match === 'integer')
    return Number.isInteger(actual) ? [] : [`${placeOf(path)} is ${describeValue(actual)}, not an integer`]
  if (kindOf(example) !== kindOf(actual))
    return [`${placeOf(path)} is ${describeValue(actual)}, not ${withArticle(kindOf(example))}`]
  if (Array.isArray(example)) return compareLists(example, actual as unknown[], path, rules, rule)
  if (typeof example === 'object' && example !== null)
    return Object.entries(example).flatMap(([name, inside]) =>
      compare(inside, (actual as Record<string, unknown>)[name], [...path, name], rules),
    )
  if (rule?.match === 'type' || isDeepStrictEqual(example, actual)) return []
  return [`${placeOf(path)} is ${describeValue(actual)}, not ${describeValue(example)}`]
}

function compareLists(
  example: unknown[],
  actual: unknown[],
  path: Path,
  rules: CompiledMatchers,
  rule: Matcher | undefined,
): string[] {
  const place = placeOf(path)
  if (rule?.match === 'arrayContains')
    return rule.variants!.flatMap(({ index, rules: own }) => {
      const isThere = actual.some((each) => findMismatches(example[index], each, own).length === 0)
      return isThere ? [] : [`${place} has nothing like ${describeValue(example[index])}`]
    })
  if (rule?.match === 'type') {
    const minLength = rule.min ?? 0
    if (actual.length < minLength) return [`${place} has ${actual.length} entries, not ${minLength} or more`]
    // An empty example does not restrict the items of the list.
    if (example.length === 0) return []
    return actual.flatMap((each, at) => compare(example[at] ?? example[0], each, [...path, at], rules))
  }
  if (actual.length !== example.length)
    return [`${place} has ${actual.length} entries, not ${example.length}`]
  return example.flatMap((each, at) => compare(each, actual[at], [...path, at], rules))
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
const withArticle = (kind: string) =>
  kind === 'null' ? kind : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`

const placeOf = (path: Path) =>
  `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`

/** Formats a value as JSON, shortened if it is long. */
export function describeValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
