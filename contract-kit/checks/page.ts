import type { AnswerShape } from '../../contract/answer-shape.ts'
import { shapes, shapesOfAnswers } from '../../contract/answer-shapes.gen.ts'

type Values = Record<string, unknown>
type Page = Values & { list: Values[]; total: number; nextCursor: string | null }

/**
 * Returns the contradictions within the data of a successful answer, or between the data and the request. A list must
 * not contain an id twice. A page must have the requested filter, no more rows than requested or than its total, and
 * no cursor to itself.
 */
export function pageFaults(id: string, data: unknown, asked: unknown): string[] {
  const duplicateIds = duplicateIdsIn((shapesOfAnswers as Record<string, AnswerShape>)[id]!, data, '$.data')
  return isPage(data) ? [...duplicateIds, ...faultsOfPage(data, (asked ?? {}) as Values)] : duplicateIds
}

function faultsOfPage({ list, total, nextCursor, ...own }: Page, asked: Values): string[] {
  const { cursor = null, limit, ...filters } = asked
  const faults = new Set<string>()
  if (total < list.length) faults.add(`$.data.total is ${total}, the page alone has ${list.length} rows`)
  if (nextCursor === null && cursor === null && total !== list.length)
    faults.add(`$.data.total is ${total}, the only page has ${list.length} rows`)
  if (nextCursor !== null && nextCursor === cursor)
    faults.add('$.data.nextCursor is the cursor of this very page')
  if (nextCursor !== null && list.length === 0) faults.add('$.data.nextCursor follows a page without rows')
  if (typeof limit === 'number' && list.length > limit)
    faults.add(`$.data.list has ${list.length} rows, ${limit} were asked for`)
  for (const [name, value] of Object.entries(filters)) {
    // The search words are not compared, because a server may return them in another order.
    if (name === 'search' || value === null) continue
    if (name in own && own[name] !== value) faults.add(`$.data.${name} is not what was asked for`)
    if (list.some((row) => name in row && row[name] !== value))
      faults.add(`$.data.list has rows of another ${name} than was asked for`)
  }
  return [...faults]
}

const isPage = (data: unknown): data is Page =>
  typeof data === 'object' && data !== null && 'nextCursor' in data && Array.isArray((data as Values)['list'])

/** Finds duplicate ids in all lists of a value. The contract declares which field of an item is the id. */
function duplicateIdsIn(given: AnswerShape, value: unknown, place: string): string[] {
  const shape = typeof given === 'string' ? shapes[Number(given.replace('?', ''))] : given
  if (shape === undefined || typeof value !== 'object' || value === null) return []
  if (isList(shape)) {
    const [item, , key] = shape
    const items = value as Values[]
    const nestedDuplicates = items.flatMap((each, at) => duplicateIdsIn(item, each, `${place}[${at}]`))
    if (key === undefined) return nestedDuplicates
    const keys = items.map((each) => key.split('.').reduce<unknown>((at, step) => (at as Values)[step], each))
    const duplicateIndex = keys.findIndex((one, at) => one !== null && keys.indexOf(one) < at)
    return duplicateIndex < 0
      ? nestedDuplicates
      : [`${place}[${duplicateIndex}].${key} is that of another item`, ...nestedDuplicates]
  }
  return Object.entries(shape as Values).flatMap(([written, inside]) => {
    const [name] = written.split(/[?=]/)
    return typeof inside === 'string' || typeof inside === 'object'
      ? duplicateIdsIn(inside as AnswerShape, (value as Values)[name!], `${place}.${name}`)
      : []
  })
}

const isList = (shape: unknown): shape is Extract<AnswerShape, readonly unknown[]> => Array.isArray(shape)
