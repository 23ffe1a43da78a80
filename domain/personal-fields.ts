import { decodeBase64, encodeBase64 } from './base64.ts'

type Step = { key: string } | 'each'

/**
 * Encodes the personal fields of a value as the contract requires. A path is dotted, `[]` means every item of an
 * array (`data.list[].corporateEmail`). Returns a copy that shares unchanged parts with the value; missing and null
 * fields are not changed. Throws an Error that contains the path, never the value.
 */
export function encodePersonal<T>(paths: readonly string[], value: T): T {
  return applyToPaths(paths, value, encodeBase64)
}

/** Decodes the personal fields of a value that was received; the reverse of `encodePersonal`. */
export function decodePersonal<T>(paths: readonly string[], value: T): T {
  return applyToPaths(paths, value, decodeBase64)
}

/** Parsed paths are cached by array: an operation's list of personal fields is the same array at every call. */
const parsedPaths = new WeakMap<readonly string[], Map<string, readonly Step[]>>()

function parse(paths: readonly string[]): Map<string, readonly Step[]> {
  let steps = parsedPaths.get(paths)
  // Duplicate paths are removed, because two branches of a oneOf may list the same path and no field may be changed
  // twice.
  if (!steps) parsedPaths.set(paths, (steps = new Map(paths.map((path) => [path, stepsOf(path)]))))
  return steps
}

function applyToPaths<T>(paths: readonly string[], value: T, change: (text: string) => string): T {
  let result: unknown = value
  for (const [path, steps] of parse(paths)) {
    result = applyToSteps(result, steps, 0, (text) => {
      try {
        return change(text)
      } catch {
        throw new Error(`The personal field ${path} is not valid base64 text.`)
      }
    })
  }
  return result as T
}

function stepsOf(path: string): Step[] {
  return path.split('.').flatMap((segment): Step[] => {
    const [key = '', ...arrays] = segment.split('[]')
    return [...(key === '' ? [] : [{ key }]), ...arrays.map((): Step => 'each')]
  })
}

function applyToSteps(
  value: unknown,
  steps: readonly Step[],
  at: number,
  change: (text: string) => string,
): unknown {
  const step = steps[at]
  if (step === undefined) return typeof value === 'string' ? change(value) : value
  if (step === 'each') {
    if (!Array.isArray(value)) return value
    const items: unknown[] = value.map((item: unknown) => applyToSteps(item, steps, at + 1, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value) || !Object.hasOwn(value, step.key)) return value
  const oldValue = value[step.key]
  const newValue = applyToSteps(oldValue, steps, at + 1, change)
  return newValue === oldValue ? value : { ...value, [step.key]: newValue }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
