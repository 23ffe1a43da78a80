import { useAccessTexts } from '#src/features/access/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** What a use state other than the usual one means for the holder of a permission, or for the viewer of an app. */
export function UseStateNotice({ of, useState }: { of: 'grant' | 'app'; useState: string }) {
  const { t } = useAccessTexts()
  return useState === 'D' || useState === 'L' ? (
    <Notice status="warning">{t(`useState.${of}.${useState}`)}</Notice>
  ) : null
}
