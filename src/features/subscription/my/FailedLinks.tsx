import { Part } from '#src/components/part/Part.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import type { ShareLinkProps } from './ShareLink.tsx'

/** The failure to load the links of a subscription, which otherwise are in a dialog only. */
export function FailedLinks({ links }: Pick<ShareLinkProps, 'links'>) {
  const { t } = useSubscriptionTexts()
  return <Part of={links} name={t('link.name')} isQuiet />
}
