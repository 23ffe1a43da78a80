import type { Machines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { newVersion } from '#src/components/version/new-version.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useVersionTexts } from './version-texts.ts'

/**
 * The notice that a newer version is available but a form contains unsent text, with the button that reloads without
 * that text.
 */
export function WaitingVersion({ dialogs }: Pick<Machines, 'dialogs'>) {
  const { t } = useVersionTexts()
  const confirmReload = async () => {
    const isWanted = await confirm(dialogs, {
      header: t('title'),
      message: t('question'),
      acceptLabel: t('accept'),
      rejectLabel: t('reject'),
    })
    // The form may have been sent while the dialog was open.
    if (isWanted) newVersion.now()?.()
  }
  return (
    <Notice
      width="min(100%, 30rem)"
      shadow="card"
      pointerEvents="auto"
      animation="riseIn {durations.enter} ease-out"
      action={
        <Button size="sm" variant="outline" minHeight="touch" onClick={() => void confirmReload()}>
          {t('reload')}
        </Button>
      }
    >
      {t('waiting')}
    </Notice>
  )
}
