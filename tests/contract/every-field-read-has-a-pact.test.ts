import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { fieldsRead } from './fields-read.ts'

/** Fields that test data cannot fill on every day: the next closed day depends on the date of the verification. */
const dayDependentFields = ['date', 'name', 'reopensOn'].map((name) => `closedDay.${name}`)
/** Opening hours of weekends, which the default opening hours lack. */
const weekendFields = ['counsel', 'support'].flatMap((kind) =>
  ['sat', 'sun'].flatMap((weekday) =>
    ['breakFrom', 'breakUntil', 'closesAt', 'opensAt'].map((name) => `hours.${kind}.${weekday}.${name}`),
  ),
)
/** Templates of the message service, for which no test has an account. */
const templateFields = ['messageKind', 'templateState'].map((name) => `list[].templates[].${name}`)
/**
 * Fields of a schema that screens read from the answers of other operations with the same schema. This operation
 * never sends them, or no screen reads them from its answer.
 */
const readElsewhere: Partial<Record<OperationId, string[]>> = {
  getOperator: dayDependentFields,
  getOpeningHours: weekendFields,
  listConnections: templateFields,
  // Only the staff get the addresses of documents, and a person who opens a subscription by a link does not see how
  // its request was decided.
  getSubscriptionDetail: ['ddlImgViewInfo.url', 'rnImgViewInfo.url'],
  getUnauthSubscriptionDetail: [
    'ddlImgViewInfo.url',
    'rnImgViewInfo.url',
    'serviceInfo.serviceIcon',
    'subscriptionInfo.decidedAt',
    'subscriptionInfo.rejectReason',
  ],
  // Only the page of a member's own subscription draws the icon of the service.
  getAdminSubscription: ['detail.serviceInfo.serviceIcon'],
  // For a reused certificate only its name is shown; the file is downloaded from the subscription it was uploaded
  // for.
  listSubscriptionProfiles: ['companies[].rnImgViewInfo.url'],
  // The invitations that are shown to a person who is offered the ownership. Screens read them from `getCompany`.
  listCompanyOffers: ['list[].invitations[].email', 'list[].invitations[].roles'],
}
/**
 * Fields that no test data can fill. Three of them describe faults of the audit record: test data cannot contain such
 * a fault, since the record cannot be changed.
 */
const fieldsWithoutWorld = [
  ...dayDependentFields.map((name) => `getOperator ${name}`),
  ...templateFields.map((name) => `listConnections ${name}`),
  ...['chain', 'fault', 'position'].map((name) => `verifyAuditRecords faults[].${name}`),
]
/** Operations whose answer is shown; of other operations a screen may need only the success. */
const isReading = /^(?:get|list|preview|estimate|search|count)/

/** The fields of each operation that the pacts require, except those within null or within an empty list. */
const askedByPacts = new Set<string>()
for (const interaction of readInteractions()) {
  const { code, data } = interaction.response.body.content
  if (code === 200) ask(`${operationOf(interaction)} `, data)
}

function ask(at: string, value: unknown): void {
  askedByPacts.add(at)
  if (Array.isArray(value)) for (const item of value) ask(`${at}[]`, item)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inside] of Object.entries(value))
      ask(at.endsWith(' ') ? at + name : `${at}.${name}`, inside)
}

/** Optional counts of the rows of each filter value: a server may leave them out, so no pact asks for them. */
const COUNTS = /^counts(?:\[\]\.(?:count|value))?$/

const { answered, read } = fieldsRead()
const readFields = answered
  .filter(({ field, path }) => read.has(field) && !COUNTS.test(path))
  .map((each) => ({ ...each, name: `${each.operation} ${each.path}` }))

/** Returns the fields that are read and that no pact of any operation requires. */
function fieldsWithoutPact(asked: Set<string>): string[] {
  const requiredSomewhere = new Set(
    readFields.filter(({ name }) => asked.has(name)).map(({ field }) => field),
  )
  return readFields.filter(({ field }) => !requiredSomewhere.has(field)).map(({ name }) => name)
}

/** Returns the fields that screens read from an operation and that no pact of this operation requires. */
function missingFields(asked: Set<string>): string[] {
  const shownFields = readFields.filter(({ operation, ofVariant }) => isReading.test(operation) && !ofVariant)
  return [...new Set(shownFields.map(({ name }) => name).filter((name) => !asked.has(name)))].sort()
}

it('the search finds fields that are read by name, by destructuring, and through a function that names the field', () => {
  expect(readFields.length).toBeGreaterThan(1000)
  const names = readFields.map(({ name }) => name)
  for (const name of [
    'getUserInfo joinedAt',
    'listSubscriptions list[].serviceName',
    'listBills list[].paidAt',
  ])
    expect(names).toContain(name)
})

it('every field that a screen reads is in some pact', () => {
  expect(fieldsWithoutPact(askedByPacts).sort()).toEqual(fieldsWithoutWorld)
})

it('every field that a screen reads is in a pact of each operation whose answer is shown', () => {
  const knownExceptions = Object.entries(readElsewhere).flatMap(([id, paths]) =>
    paths.map((path) => `${id} ${path}`),
  )
  expect(missingFields(askedByPacts)).toEqual(knownExceptions.sort())
})

it('a field that no pact requires any more is reported', () => {
  const withoutPacts = (gone: RegExp) => new Set([...askedByPacts].filter((name) => !gone.test(name)))
  expect(missingFields(withoutPacts(/^getBill payments\[\]\.attempt$/))).toContain(
    'getBill payments[].attempt',
  )
  expect(fieldsWithoutPact(withoutPacts(/^getBill payments\[\]\.attempt$/)).sort()).toEqual(
    fieldsWithoutWorld,
  )
  expect(fieldsWithoutPact(withoutPacts(/ payments\[\]\.attempt$/))).toContain('getBill payments[].attempt')
})
