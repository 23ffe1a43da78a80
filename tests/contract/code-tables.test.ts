import { describe, expect, it } from 'vitest'
import { type CodeTable, codeName, codeNames } from '#domain/code-names.ts'
import { contract } from './contract-file.ts'

const { components, paths } = contract

/**
 * The code tables of section 3 of the specification: the schema, its values, and the names of the values where the
 * portal defines them.
 */
const tables: [schema: string, values: string, names?: CodeTable][] = [
  ['UseState', 'A D L', 'useState'],
  ['SortDirection', 'ASC DESC'],
  ['TermCycle', 'M W D', 'termCycle'],
  ['SecurityType', 'LOGIN SECURITY'],
  ['PaymentMethodCode', 'G C A'],
  ['PaymentCycle', 'Y M'],
  ['Currency', 'KRW USD'],
  ['AbnormalType', 'A N U D E', 'abnormalType'],
  ['AbnormalDetectType', 'F R U O A M T E', 'detectType'],
  ['ActionStatus', 'N W S L P T X U', 'actionStatus'],
  ['ApprovalResult', 'WAITING APPROVED REJECTED'],
  ['ApprovalType', 'APPLY RELEASE EXTEND SUSPEND RESUME'],
  ['AbnormalAction', 'WARNING BLOCK_ACCESS END_SESSION RESET_PASSWORD REQUIRE_MFA ADMIN_REVIEW EXCLUSION'],
  ['Device', 'WINDOW MAC AOS IOS'],
  ['ServiceRequestType', 'revoke_auth period_extension pause resume'],
  ['AppManageTab', 'APP REQUEST APPROVAL'],
  ['UseStatus', 'NORMAL PAUSE EXPIRE'],
  ['AnnouncementType', 'user service security other application approval reply notice'],
]

/** Returns the names of all schemas that a part of the contract refers to. */
function schemasOf(part: unknown, found = new Set<string>()): Set<string> {
  for (const [, name] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (found.has(name!)) continue
    found.add(name!)
    schemasOf(components.schemas[name!], found)
  }
  return found
}
const schemasOfOperations = schemasOf(paths)

describe.each(tables)('the code table %s', (schema, listed) => {
  const values = listed.split(' ')

  it('is in the contract with the values of the specification, and an operation uses it', () => {
    const { enum: closed, examples } = components.schemas[schema]!
    expect(closed ?? examples).toEqual(values)
    expect(schemasOfOperations).toContain(schema)
  })
})

it('every set of names in the portal belongs to a code table of the specification', () => {
  expect(tables.flatMap(([, , names]) => names ?? []).toSorted()).toEqual(Object.keys(codeNames).toSorted())
})

it.each(
  tables.flatMap(([schema, values, names]) => (names ? [{ schema, values: values.split(' '), names }] : [])),
)('$schema has a name for each value, and a neutral one for any other', ({ values, names }) => {
  expect(Object.keys(codeNames[names]).toSorted()).toEqual(values.toSorted())
  const labels = values.map((value) => codeName(names, value))
  expect(new Set(labels).size).toBe(values.length)
  for (const label of labels) expect(label).toMatch(/^[가-힣\d ]+$/)
  expect(codeName(names, 'toString')).toBe('그 밖의 값(toString)')
})
