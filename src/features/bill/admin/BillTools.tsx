import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { DownloadIcon } from '#src/ui/icons.tsx'
import { BillRun, usePreview } from './BillRun.tsx'
import { BookExport } from './BookExport.tsx'
import { useBillAdminTexts } from './texts.ts'

type Tool = 'books' | 'run'

/** The buttons for the files of the accountant and for the billing run, each with its dialog. */
export function BillTools() {
  const { t } = useBillAdminTexts()
  const { t: common } = useTranslation()
  const [opened, setOpened] = useState<Tool>()
  const { preview, clear, ...known } = usePreview()
  const close = () => {
    setOpened(undefined)
    clear()
  }
  const buttonOf = (tool: Tool, onClick: () => void) => (
    <Button
      variant={tool === 'run' ? 'soft' : 'outline'}
      size="sm"
      minHeight="touch"
      flex={{ base: '1 1 0', md: 'none' }}
      whiteSpace="nowrap"
      aria-haspopup="dialog"
      {...(tool === 'books' && { startIcon: <DownloadIcon /> })}
      onClick={onClick}
    >
      {t(`${tool}.title`)}
    </Button>
  )
  return (
    <>
      <Flex gap="2" ms={{ md: 'auto' }} flex={{ base: '1 1 100%', md: 'none' }}>
        {buttonOf('books', () => setOpened('books'))}
        {buttonOf('run', () => {
          setOpened('run')
          // A preview that arrived after the dialog was closed is out of date.
          clear()
          preview()
        })}
      </Flex>
      {opened && (
        <Dialog
          open
          onClose={close}
          title={t(`${opened}.title`)}
          width={opened === 'run' ? 'lg' : 'md'}
          footer={
            <Button variant="outline" onClick={close}>
              {common('close')}
            </Button>
          }
        >
          {opened === 'run' ? <BillRun {...known} onDone={close} /> : <BookExport />}
        </Dialog>
      )}
    </>
  )
}
