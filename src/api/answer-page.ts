import type { AnswerShape } from '#contract/answer-shape.ts'

type Values = Record<string, unknown>
type Page = Values & { list: readonly Values[]; total: number; nextCursor: string | null }

// Matches the shapes of filter fields: neither a cursor nor a reference to another shape by its number.
const filterPattern = /^\??[^?c\d]/

/**
 * Returns the path at which a page of a list contradicts itself or the request, in English and without a value;
 * undefined if there is no contradiction, or if the data is not a page. Takes the data, the request body and the
 * shape of the data.
 */
export function violationOfPage(data: unknown, asked: unknown, shape: AnswerShape): string | undefined {
  if (!isPage(data)) return undefined
  const wanted = (asked ?? {}) as Values
  if (wanted.cursor !== undefined && data.nextCursor === wanted.cursor)
    return 'data.nextCursor is the cursor of this very page'
  return violationOfCount(data, wanted) ?? violationOfFilter(data, wanted, shape)
}

/**
 * Returns the path at which a price does not belong to the requested order, such as another currency, in English and
 * without a value; undefined if the price belongs to the order, or if the data is not a price.
 */
export function violationOfOrder(data: unknown, asked: unknown): string | undefined {
  const { serviceInfo } = (data ?? {}) as { serviceInfo?: Values }
  const order = (asked ?? {}) as Values
  if (serviceInfo === undefined || order.serviceCode === undefined) return undefined
  const differingField = Object.keys(order).find(
    (name) => name in serviceInfo && serviceInfo[name] !== order[name],
  )
  return differingField && `data.serviceInfo.${differingField} is not what was asked for`
}

function violationOfCount({ list, total, nextCursor }: Page, { cursor }: Values): string | undefined {
  if (total === undefined) return undefined
  const isWhole = cursor === undefined && nextCursor === null
  const isEmpty = cursor === undefined && list.length === 0
  const isFitting = nextCursor === null ? total >= list.length : total > list.length
  return isFitting && (!isWhole || total === list.length) && (!isEmpty || total === 0)
    ? undefined
    : 'data.total is not how many there are'
}

/** Checks that a page reports the filter of its request, and that its rows match that filter. */
function violationOfFilter(data: Page, wanted: Values, shape: AnswerShape): string | undefined {
  for (const [name, value] of Object.entries(filtersOf(shape))) {
    const wantedValue = wanted[name] ?? null
    if (!(name in data) || (wantedValue === null && !value)) continue
    if (!isSame(name, wantedValue, data[name])) return `data.${name} is not what was asked for`
  }
  for (const [name, asked] of Object.entries(wanted)) {
    const index = asked == null ? -1 : data.list.findIndex((row) => name in row && row[name] !== asked)
    if (index >= 0) return `data.list[${index}].${name} is not what was asked for`
  }
  return undefined
}

/** Returns the filter fields of a page, each with whether null means that the filter is not set. */
const filtersOf = (shape: AnswerShape): Record<string, boolean> =>
  typeof shape === 'string' || isList(shape)
    ? {}
    : Object.fromEntries(
        Object.entries(shape).flatMap(([name, kind]) =>
          typeof kind === 'string' && filterPattern.test(kind) ? [[name, kind.startsWith('?')]] : [],
        ),
      )

const isSame = (name: string, asked: unknown, applied: unknown) =>
  name === 'search' ? isSameSearch(asked, applied) : asked === applied

/**
 * Whether the search in the answer has the requested words, in any order, since servers may order the words
 * differently.
 */
function isSameSearch(asked: unknown, applied: unknown): boolean {
  const requestedLetters = lettersOf(asked)
  const appliedWords = typeof applied === 'string' ? applied.split(/\s+/u) : []
  return (
    (requestedLetters === '') === (appliedWords.length === 0) &&
    appliedWords.every((word) => requestedLetters.includes(lettersOf(word)))
  )
}

const lettersOf = (search: unknown) =>
  typeof search === 'string' ? search.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '') : ''

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && 'nextCursor' in data && 'list' in data
}

function isList(shape: Exclude<AnswerShape, string>): shape is Extract<AnswerShape, readonly unknown[]> {
  return Array.isArray(shape)
}
