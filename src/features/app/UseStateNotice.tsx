import { useAccessTexts } from '#src/features/access/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Explains a use state other than "in use" to the holder of a permission or to a viewer of an app. */
export function UseStateNotice({ of, useState }: { of: 'grant' | 'app'; useState: string }) {
  const { t } = useAccessTexts()
  if (useState === 'D' || useState === 'L')
    return <Notice status="warning">{t(`useState.${of}.${useState}`)}</Notice>
  // The page of an app shows its services, which already explain the missing subscription.
  return useState === 'S' && of === 'grant' ? <Notice status="warning">{t('useState.grant.S')}</Notice> : null
}
