import type { Input } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import type { InquiryPreset } from './use-about.ts'

/**
 * Returns what the link to the form names. The form takes it when it opens, so the page waits for the answer however
 * long it takes. Before the password check a bill or a subscription is returned without its name: the form needs only
 * the reference, and a page that asks for the password would take the place of an open form whose check has expired.
 */
export async function loadAbout(
  { api, rendering }: Pick<AppContext, 'api' | 'rendering'>,
  asked: Input<'getInquiryAbout'>,
  signal: AbortSignal,
): Promise<Pick<InquiryPreset, 'about' | 'isAboutMissing'>> {
  try {
    return { about: await api.getInquiryAbout(asked, { signal }) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.is('password.unconfirmed')) return { about: { ...asked, aboutName: '' } }
    // The server that renders waits for three seconds only; the browser calls again.
    if (rendering && error.reason === undefined) throw error
    return { isAboutMissing: true }
  }
}
