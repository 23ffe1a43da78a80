import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { useAdminTexts } from './texts.ts'

// A card has a display of its own in the styles of its table.
const afterRow = (most: number) => ({
  [`&[data-short] tbody tr:nth-of-type(n + ${most + 1})`]: { mdDown: { display: 'none !important' } },
})
const Rows = chakra('div', { variants: { most: { 8: afterRow(8), 20: afterRow(20) } } })

type Props = {
  /** How many cards a phone shows before its reader asks for more. */
  most: 8 | 20
  count: number
  children: ReactNode
}

/** The rows of a table, of which phones, where each is a card, show only the first ones until the others are asked for. */
export function FirstRows({ most, count, children }: Props) {
  const { t } = useAdminTexts()
  const [isWhole, setWhole] = useState(false)
  const isShort = !isWhole && count > most
  return (
    <div>
      <Rows most={most} data-short={isShort ? '' : undefined}>
        {children}
      </Rows>
      {isShort && (
        <Button variant="outline" fullWidth mt="3" hideFrom="md" onClick={() => setWhole(true)}>
          {t('allRows', { count })}
        </Button>
      )}
    </div>
  )
}
