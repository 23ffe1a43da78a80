import { typedCode, typedLine, typedText } from './typed-text.ts'

/** No body of the contract is nested deeper. A deeper body is left unchanged, for the contract to refuse. */
const DEEPEST = 12
// Every character of a password counts.
const secret = /^(?:new)?password$/i
const signField = /(?:email|no|number|code|expiration|period|date|search|keyword)$|^receivers$/i
// An id means the same in capitals (RFC 9562, section 4), but comparisons and records of text are
// case-sensitive.
const id = /(?:id|ids|key)$/i
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
// Fields of one line: names of people, companies, departments and files, titles, subjects, addresses.
const line =
  /(?:name|title|subject|owner|recipient|industry|businesstype|businesscategory|address|addressdetail|category)$/i

/**
 * The input of an operation with every text normalized (`typedText`): names and titles on one line; numbers,
 * codes, mail addresses and search words also in ASCII, ids in small letters. Passwords and files are not
 * changed. Returns the same object if nothing changes. Both sides do this before any rule: the app before it
 * sends, the server before it checks.
 */
export const typedInput = <Input>(input: Input): Input => formOf(input, '', 0) as Input

/** Whether a field with this name contains a number, a code, an address or search words. */
export const isSign = (field: string): boolean => signField.test(field)

function formOf(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') {
    if (secret.test(field)) return value
    const text = isSign(field) ? typedCode(value) : line.test(field) ? typedLine(value) : typedText(value)
    return id.test(field) && uuid.test(text) ? text.toLowerCase() : text
  }
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => formOf(item, field, depth + 1))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const before = Object.entries(value)
  const after = before.map(([key, child]) => [key, formOf(child, key, depth + 1)] as const)
  return after.some(([, child], index) => child !== before[index]![1]) ? Object.fromEntries(after) : value
}
