import { expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationOf, readInteractions } from '#src/api/pact/pact-file.ts'
import { fieldsRead } from './fields-read.ts'

/** Fields that no world can fill on any day: the next closed day depends on the date of the verification. */
const ofSomeDays = ['date', 'name', 'reopensOn'].map((name) => `closedDay.${name}`)
/** Hours of weekends, which the hours that the portal comes with do not have. */
const ofWeekends = ['counsel', 'support'].flatMap((kind) =>
  ['sat', 'sun'].flatMap((weekday) =>
    ['breakFrom', 'breakUntil', 'closesAt', 'opensAt'].map((name) => `hours.${kind}.${weekday}.${name}`),
  ),
)
/** Templates of a service that no test can have an account of. */
const ofTemplates = ['messageKind', 'templateState'].map((name) => `list[].templates[].${name}`)
/**
 * Fields that are read from other operations' answers of the same schema, and are never sent here, or are
 * read by no screen of it.
 */
const readElsewhere: Partial<Record<OperationId, string[]>> = {
  getOperator: ofSomeDays,
  getOpeningHours: ofWeekends,
  listConnections: ofTemplates,
  // The addresses of documents are for the staff; the holder of a link sees no decision.
  getSubscriptionDetail: ['ddlImgViewInfo.url', 'rnImgViewInfo.url'],
  getUnauthSubscriptionDetail: [
    'ddlImgViewInfo.url',
    'rnImgViewInfo.url',
    'subscriptionInfo.decidedAt',
    'subscriptionInfo.rejectReason',
  ],
  // A reused certificate is only named, and downloaded from its own subscription.
  listSubscriptionProfiles: ['companies[].rnImgViewInfo.url'],
  // The invitations of an ownership, for the person it is offered to: `getCompany` returns them.
  listCompanyOffers: ['list[].invitations[].email', 'list[].invitations[].roles'],
}
/** Fields that no world can fill, also since a record that cannot be changed has no faults to show. */
const unaskable = [
  ...ofSomeDays.map((name) => `getOperator ${name}`),
  ...ofTemplates.map((name) => `listConnections ${name}`),
  ...['chain', 'fault', 'position'].map((name) => `verifyAuditRecords faults[].${name}`),
]
/** Operations that are called to show their answer; of other answers screens may need only the success. */
const isReading = /^(?:get|list|preview|estimate|search|count)/

/** The fields of each operation that the pacts require, without those within null or an empty list. */
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

const { answered, read } = fieldsRead()
const found = answered
  .filter(({ field }) => read.has(field))
  .map((each) => ({ ...each, name: `${each.operation} ${each.path}` }))

/** The fields that are read and that no pact of any operation requires. */
function fieldsWithoutPact(asked: Set<string>): string[] {
  const somewhere = new Set(found.filter(({ name }) => asked.has(name)).map(({ field }) => field))
  return found.filter(({ field }) => !somewhere.has(field)).map(({ name }) => name)
}

/** The fields that screens read from an operation and that none of its pacts requires. */
function missingFields(asked: Set<string>): string[] {
  const shown = found.filter(({ operation, ofVariant }) => isReading.test(operation) && !ofVariant)
  return [...new Set(shown.map(({ name }) => name).filter((name) => !asked.has(name)))].sort()
}

it('finds what screens read: by name, taken apart, and through a function that names it itself', () => {
  expect(found.length).toBeGreaterThan(1000)
  const names = found.map(({ name }) => name)
  for (const name of [
    'getUserInfo joinedAt',
    'listSubscriptions list[].serviceName',
    'listBills list[].paidAt',
  ])
    expect(names).toContain(name)
})

it('every field that a screen reads is in some pact', () => {
  expect(fieldsWithoutPact(askedByPacts).sort()).toEqual(unaskable)
})

it('and in a pact of every operation that is called to show it', () => {
  const known = Object.entries(readElsewhere).flatMap(([id, paths]) => paths.map((path) => `${id} ${path}`))
  expect(missingFields(askedByPacts)).toEqual(known.sort())
})

it('a field that is no longer requested is found', () => {
  const withoutPacts = (gone: RegExp) => new Set([...askedByPacts].filter((name) => !gone.test(name)))
  expect(missingFields(withoutPacts(/^getBill payments\[\]\.attempt$/))).toContain(
    'getBill payments[].attempt',
  )
  expect(fieldsWithoutPact(withoutPacts(/^getBill payments\[\]\.attempt$/)).sort()).toEqual(unaskable)
  expect(fieldsWithoutPact(withoutPacts(/ payments\[\]\.attempt$/))).toContain('getBill payments[].attempt')
})
