import { Problem } from '#contract/problem.ts'

/** The number of rows of a list on the page of a company before the link to all of them. */
export const COMPANY_ROWS = 5
/** The number of events of a company's history before the link to earlier ones. */
export const HISTORY_ROWS = 8
/** The maximum number of rows of a list on the page of a company or a member. */
export const PREVIEW_ROWS = 10

/** Returns the loaded company or member, or undefined if the viewer has to give a reason first. */
export async function loadIfOpened<Data>(
  asked: Promise<Data>,
  unopened: 'adminCompany.unopened' | 'adminMember.unopened',
): Promise<Data | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.is(unopened)) return undefined
    throw error
  }
}
