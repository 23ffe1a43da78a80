import { typedCode, typedLine, typedText } from './typed-text.ts'

/**
 * The maximum nesting of a request body in the contract. A body with deeper nesting is returned unchanged, for the
 * contract check to refuse.
 */
const MAX_NESTING = 12
// Matches password fields, which are not normalized, since every character counts.
const passwordFieldPattern = /^(?:new)?password$/i
const codeFieldPattern = /(?:email|no|number|code|expiration|period|date|search|keyword)$|^receivers$/i
// Matches id fields, which are converted to lower case: an id means the same in capitals (RFC 9562, section 4), but
// comparisons and records of text are case-sensitive.
const idFieldPattern = /(?:id|ids|key)$/i
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
// Single-line fields: names of people, companies, departments and files, titles, subjects, addresses.
const singleLineFieldPattern =
  /(?:name|title|subject|owner|recipient|industry|businesstype|businesscategory|address|addressdetail|category)$/i

/**
 * Returns the input of an operation with every text normalized (`typedText`): names and titles on one line; numbers,
 * codes, mail addresses and search words also in ASCII, ids in lower case. Passwords and files are not changed.
 * Returns the same object if nothing changes. The app normalizes before it sends, and the server before it checks, so
 * all rules see normalized text.
 */
export const typedInput = <Input>(input: Input): Input => formOf(input, '', 0) as Input

/** Whether a field with this name contains a number, a code, an address or search words. */
export const isCodeField = (field: string): boolean => codeFieldPattern.test(field)

function formOf(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') {
    if (passwordFieldPattern.test(field)) return value
    const text = isCodeField(field)
      ? typedCode(value)
      : singleLineFieldPattern.test(field)
        ? typedLine(value)
        : typedText(value)
    return idFieldPattern.test(field) && uuid.test(text) ? text.toLowerCase() : text
  }
  if (typeof value !== 'object' || value === null || depth > MAX_NESTING) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => formOf(item, field, depth + 1))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const fieldEntries = Object.entries(value)
  const normalizedEntries = fieldEntries.map(([key, child]) => [key, formOf(child, key, depth + 1)] as const)
  return normalizedEntries.some(([, child], index) => child !== fieldEntries[index]![1])
    ? Object.fromEntries(normalizedEntries)
    : value
}
