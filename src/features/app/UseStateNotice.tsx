import { useAccessTexts } from '#src/features/access/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** The meaning of an unusual use state for the holder of a permission, or for a viewer of an app. */
export function UseStateNotice({ of, useState }: { of: 'grant' | 'app'; useState: string }) {
  const { t } = useAccessTexts()
  if (useState === 'D' || useState === 'L')
    return <Notice status="warning">{t(`useState.${of}.${useState}`)}</Notice>
  // The page of an app names its services itself.
  return useState === 'S' && of === 'grant' ? <Notice status="warning">{t('useState.grant.S')}</Notice> : null
}
