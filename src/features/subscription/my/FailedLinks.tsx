import { Part } from '#src/components/part/Part.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import type { ShareLinkProps } from './ShareLink.tsx'

/**
 * The error message if the links of a subscription could not be loaded. The links themselves are shown only in a
 * dialog.
 */
export function FailedLinks({ links }: Pick<ShareLinkProps, 'links'>) {
  const { t } = useSubscriptionTexts()
  return <Part of={links} name={t('link.name')} isQuiet />
}
