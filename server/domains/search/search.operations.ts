import type { OperationId, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { searchWords } from '#server/db/search.ts'
import { type FindHits, MAX_HITS } from '#server/db/search-hits.ts'
import { callRefusalOf } from '#server/http/calls/access.ts'
import { type Caller, type CallerMember, memberOf } from '#server/http/calls/caller.ts'

/** A searched list: the access rule of its operation decides who may search it. */
export type SearchedList = { hitKind: Schema<'HitKind'>; list: OperationId; find: FindHits }
type SearchDeps = {
  /** A member's own lists, and public content. */
  own: (member: CallerMember) => SearchedList[]
  /** The lists of the admin area that a member may see by their roles; empty without a role. */
  ofAdmin: (member: CallerMember) => Promise<SearchedList[]>
}

/** Shorter words would match nearly everything. */
const MIN_LETTERS = 2

/** One search over all lists that a person may see. */
export function searchOperations({ own, ofAdmin }: SearchDeps): OperationsTagged<'search', Caller> {
  return {
    searchPortal: async ({ search }, caller) => resultOf(search, caller, { own: own(memberOf(caller)) }),

    async searchAdminPortal({ search }, caller) {
      const member = memberOf(caller)
      const admin = await ofAdmin(member)
      if (admin.length === 0) throw problemNamed('role.missing')
      return resultOf(search, caller, { admin, own: own(member) })
    },
  }
}

async function resultOf(
  search: string,
  { stage, member }: Caller,
  { admin = [], own }: { admin?: SearchedList[]; own: SearchedList[] },
): Promise<Schema<'SearchResult'>> {
  const words = searchWords(search)
  const problemOf = ({ list }: SearchedList) =>
    callRefusalOf(list, { stage, member } as Parameters<typeof callRefusalOf>[1])
  const isLongEnough = words.some((word) => lettersIn(word) >= MIN_LETTERS)
  const all = [
    ...admin.map((searched) => ({ ...searched, ownYn: 'N' as const })),
    ...own.map((searched) => ({ ...searched, ownYn: 'Y' as const })),
  ]
  const open = isLongEnough ? all.filter((searched) => !problemOf(searched)) : []
  const groups = await Promise.all(
    open.map(async ({ hitKind, ownYn, find }) => {
      const found = await find({ words, limit: MAX_HITS + 1 })
      const moreYn = found.length > MAX_HITS ? ('Y' as const) : ('N' as const)
      const list = found.slice(0, MAX_HITS).map(({ at, ...hit }) => ({ ...hit, at: at && toWireTime(at) }))
      return { hitKind, ownYn, moreYn, list }
    }),
  )
  return {
    search: isLongEnough ? words.join(' ') : null,
    passwordNeededYn: all.some((searched) => problemOf(searched)?.is('password.unconfirmed')) ? 'Y' : 'N',
    groups: groups.filter(({ list }) => list.length > 0),
  }
}
