import { chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import '#src/i18n/areas/form.ts'
import { useTranslation } from 'react-i18next'
import type { Machines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { newVersion } from '#src/components/version/new-version.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'

// It sticks to the bottom edge and has a place of its own at the end of the page, so that it never covers what is last.
const Place = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    justifyContent: 'center',
    px: '4',
    pb: 'calc({spacing.4} + env(safe-area-inset-bottom))',
    pointerEvents: 'none',
    '&:empty': { pb: '0' },
    mdDown: {
      'html:has([data-bottom-actions]) &': { bottom: 'calc({spacing.20} + env(safe-area-inset-bottom))' },
    },
    _print: { display: 'none' },
  },
})

/** Says that a newer version waits for what is being written, and offers to go without it. */
export function NewVersionNotice({ dialogs }: Pick<Machines, 'dialogs'>) {
  const { t } = useTranslation('form')
  const reload = useSyncExternalStore(newVersion.subscribe, newVersion.now, () => undefined)
  const askFirst = async () => {
    const isWanted = await confirm(dialogs, {
      header: t('version.title'),
      message: t('version.question'),
      acceptLabel: t('version.accept'),
      rejectLabel: t('version.reject'),
    })
    // The form may have been sent meanwhile.
    if (isWanted) newVersion.now()?.()
  }
  return (
    <Place role="status" data-bottom-notice="">
      {reload && (
        <Notice
          width="min(100%, 30rem)"
          shadow="card"
          pointerEvents="auto"
          animation="riseIn {durations.enter} ease-out"
          action={
            <Button size="sm" variant="outline" minHeight="touch" onClick={() => void askFirst()}>
              {t('version.reload')}
            </Button>
          }
        >
          {t('version.waiting')}
        </Notice>
      )}
    </Place>
  )
}
