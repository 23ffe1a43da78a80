import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { termsDocuments } from '#domain/account/terms-documents.ts'
import type { Clock } from '#domain/clock.ts'
import { addDays, kstDate, toWireTime } from '#domain/dates.ts'
import { typedLine, typedText } from '#domain/typed/typed-text.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { changesBetween } from '#server/terms/changes.ts'
import {
  type Edition,
  editionAfter,
  editionOn,
  hasUnknownPlaceholder,
  type TermsDocumentCode,
  validOf,
  versionAfter,
} from '#server/terms/editions.ts'
import type { TermsLibrary } from '#server/terms/terms-library.ts'
import { editionStore } from './editions.store.ts'

export type EditionDeps = { db: Db; clock: Clock; library: TermsLibrary }
type EditionOperation =
  | 'listTermsDocuments'
  | 'getTermsDocument'
  | 'compareTermsEdition'
  | 'scheduleTermsEdition'
  | 'takeBackTermsEdition'

/**
 * The days between the notice of a new edition and the day it comes into force (article 3 of the built-in terms of
 * service).
 */
const [NOTICE_DAYS, ADVERSE_NOTICE_DAYS] = [7, 30] as const
const MAX_EDITIONS = 200

/** The operations by which the staff write the documents of the portal. */
export function editionOperations({
  db,
  clock,
  library,
}: EditionDeps): Pick<OperationsTagged<'terms', Caller>, EditionOperation> {
  const store = editionStore(db)
  const today = () => kstDate(clock.now())

  /**
   * Returns the earliest first day of a new edition, and of an edition to the disadvantage of members. If there is no
   * one to notify, it is today, so that a portal can begin with its own texts.
   */
  async function earliestOf(code: TermsDocumentCode): Promise<{ usual: string; adverse: string }> {
    const { effectiveDate } = currentOf(code)
    const hasReaders = await store.hasReaders(code)
    const after = (days: number) => {
      const earliestDay = hasReaders ? addDays(today(), days) : today()
      return earliestDay < effectiveDate ? effectiveDate : earliestDay
    }
    return { usual: after(NOTICE_DAYS), adverse: after(ADVERSE_NOTICE_DAYS) }
  }

  const currentOf = (code: TermsDocumentCode): Edition => editionOn(library.editionsOf(code), today())

  /** The text that the next edition would replace: the announced one, otherwise the one in force. */
  const newestOf = (code: TermsDocumentCode): Edition => validOf(library.editionsOf(code)).at(-1)!

  function stateOf(code: TermsDocumentCode, edition: Edition): Schema<'TermsEdition'>['editionState'] {
    if (edition.withdrawnAt !== null) return 'WITHDRAWN'
    if (edition.number === currentOf(code).number) return 'IN_FORCE'
    return edition.effectiveDate > today() ? 'SCHEDULED' : 'FORMER'
  }

  function textOf(code: TermsDocumentCode, shown: Edition): Schema<'TermsEditionText'> {
    const formerEdition = validOf(library.editionsOf(code)).findLast(({ number }) => number < shown.number)
    const { version, title, body } = shown
    return { version, title, body, changes: formerEdition ? changesBetween(formerEdition.body, body) : [] }
  }

  async function documentOf(
    documentCode: TermsDocumentCode,
    version: string | null,
  ): Promise<Schema<'TermsDocument'>> {
    await library.refresh()
    const editions = library.editionsOf(documentCode)
    const shown =
      version === null ? newestOf(documentCode) : editions.find((edition) => edition.version === version)
    if (!shown) throw problemNamed('terms.missing')
    const earliest = await earliestOf(documentCode)
    const names = await store.namesOf(editions.flatMap(({ byId }) => byId ?? []))
    return {
      documentCode,
      requiredYn: termsDocuments[documentCode].required ? 'Y' : 'N',
      editionCount: editions.length,
      earliestDate: earliest.usual,
      earliestAdverseDate: earliest.adverse,
      editions: editions
        .toReversed()
        .slice(0, MAX_EDITIONS)
        .map((edition) => ({
          version: edition.version,
          title: edition.title,
          effectiveDate: edition.effectiveDate,
          editionState: stateOf(documentCode, edition),
          agreeAgainYn: edition.agreeAgain ? 'Y' : 'N',
          createdAt: edition.createdAt && toWireTime(edition.createdAt),
          byName: (edition.byId !== null && names.get(edition.byId)) || null,
        })),
      shown: textOf(documentCode, shown),
    }
  }

  /**
   * Returns the text in its stored form. Throws `terms.placeholder` if it contains a placeholder that would be shown
   * with its braces.
   */
  function cleanedTerms(body: string): string {
    const text = typedText(body)
    if (text === '') throw problemNamed('request.invalid')
    if (hasUnknownPlaceholder(text)) throw problemNamed('terms.placeholder')
    return text
  }

  return {
    async listTermsDocuments() {
      await library.refresh()
      return {
        list: (Object.keys(termsDocuments) as TermsDocumentCode[]).map((documentCode) => {
          const { version, title, effectiveDate } = currentOf(documentCode)
          const next = editionAfter(library.editionsOf(documentCode), today())
          return {
            documentCode,
            title,
            requiredYn: termsDocuments[documentCode].required ? 'Y' : 'N',
            version,
            effectiveDate,
            next: next ? { version: next.version, effectiveDate: next.effectiveDate } : null,
          }
        }),
      }
    },

    getTermsDocument: ({ documentCode, version }) => documentOf(documentCode, version),

    async compareTermsEdition({ documentCode, body }) {
      await library.refresh()
      return { changes: changesBetween(newestOf(documentCode).body, cleanedTerms(body)) }
    },

    async scheduleTermsEdition(input, caller) {
      const { documentCode, editionCount, effectiveDate, adverseYn, agreeAgainYn } = input
      const [title, body] = [typedLine(input.title), cleanedTerms(input.body)]
      if (title === '') throw problemNamed('request.invalid')
      await library.refresh()
      const editions = library.editionsOf(documentCode)
      if (editions.length !== editionCount) throw problemNamed('terms.changed')
      if (editionAfter(editions, today())) throw problemNamed('terms.scheduled')
      const newestEdition = newestOf(documentCode)
      if (title === newestEdition.title && body === typedText(newestEdition.body))
        throw problemNamed('terms.same')
      const earliest = await earliestOf(documentCode)
      if (effectiveDate < (adverseYn === 'Y' ? earliest.adverse : earliest.usual))
        throw problemNamed('terms.tooSoon')
      const agreeAgain = agreeAgainYn === 'Y'
      const isAdded = await store.add({
        id: randomUUID(),
        documentCode,
        number: editionCount + 1,
        version: versionAfter(editions.at(-1)!.version, agreeAgain),
        title,
        body,
        effectiveDate,
        agreeAgain,
        createdAt: clock.now(),
        byId: memberOf(caller).memberId,
      })
      if (!isAdded) throw problemNamed('terms.changed')
      return documentOf(documentCode, null)
    },

    async takeBackTermsEdition({ documentCode, version }) {
      await library.refresh()
      const edition = library.editionsOf(documentCode).find((each) => each.version === version)
      if (!edition) throw problemNamed('terms.missing')
      if (edition.id === null || edition.effectiveDate <= today()) throw problemNamed('terms.inForce')
      await store.withdraw(edition.id, clock.now())
      return documentOf(documentCode, null)
    },
  }
}
