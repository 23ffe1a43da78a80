import type { Api, Input, Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { type PagePart, partsOf } from '#src/components/part/part.ts'

type Filter = Pick<Input<'listCompanyPeople'>, 'companyRole' | 'search' | 'cursor'>
/** The offers of a company for its owners: all open ones, and the latest ended ones. */
type CompanyOffers = { waiting: Schema<'CompanyOffer'>[]; over: Schema<'CompanyOffer'>[] }
/**
 * The data of the screen: the offers to the member, the member's company with a page of its people, and for owners
 * also the offers of the company.
 */
export type CompanyPage = { offers: Schema<'CompanyOffer'>[] } & (
  | { company: null }
  | {
      company: Schema<'Company'>
      people: PagePart<Schema<'CompanyPersonPage'>>
      its: PagePart<CompanyOffers> | undefined
      /** The details of the company; undefined for members who are not owners. */
      details: PagePart<Schema<'CompanyDetails'>> | undefined
    }
)

const MAX_AT_ONCE = 100
const LAST = 20

export const isOwner = ({ roles }: Pick<Schema<'Company'>, 'roles'>): boolean => roles.includes('OWNER')

/**
 * Loads all data of the screen. If the member has left the company or lost the ownership between two calls, the data
 * of the current state is loaded.
 */
export async function loadCompany(
  context: Pick<AppContext, 'api' | 'rendering'>,
  filter: Filter,
  signal: AbortSignal,
): Promise<CompanyPage> {
  const { api } = context
  const part = partsOf(context, signal, 'company.missing', 'company.forbidden')
  try {
    return await readPage()
  } catch (error) {
    if (error instanceof Problem && error.is('company.missing', 'company.forbidden')) return readPage()
    throw error
  }

  async function readPage(): Promise<CompanyPage> {
    const { company, offers } = await api.getCompany({}, { signal })
    if (company === null) return { company, offers }
    const [people, its, details] = await Promise.all([
      part((signal) => api.listCompanyPeople(filter, { signal })),
      isOwner(company) ? part((signal) => readOffers(api, signal)) : undefined,
      isOwner(company) ? part((signal) => api.getCompanyDetails({}, { signal })) : undefined,
    ])
    return { company, offers, people, its, details }
  }
}

async function readOffers(api: Api, signal: AbortSignal): Promise<CompanyOffers> {
  const [waiting, over] = await Promise.all([
    readWaitingOffers(api, signal),
    api.listCompanyOffers({ openYn: 'N', limit: LAST }, { signal }),
  ])
  return { waiting, over: over.list }
}

async function readWaitingOffers(api: Api, signal: AbortSignal): Promise<Schema<'CompanyOffer'>[]> {
  const all: Schema<'CompanyOffer'>[] = []
  for (let cursor: string | undefined; ; ) {
    const { list, nextCursor } = await api.listCompanyOffers(
      { openYn: 'Y', limit: MAX_AT_ONCE, ...(cursor && { cursor }) },
      { signal },
    )
    all.push(...list)
    if (nextCursor === null) return all
    cursor = nextCursor
  }
}
